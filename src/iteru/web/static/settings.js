// Settings of this browser: how fast pieces glide, how large the board is, whether one is asked outside one's turn.

import { all, one } from "./dom.js";

const SPEEDS = ["off", "normal", "fast"];

/** @param {string} key @param {string} fallback */
function remembered(key, fallback) {
  try {
    return localStorage.getItem(key) ?? fallback;
  } catch {
    return fallback;
  }
}

/** @param {string} key @param {string} value */
function remember(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** @param {HTMLElement} button @param {boolean} pressed */
function press(button, pressed) {
  button.setAttribute("aria-pressed", String(pressed));
}

export class Settings {
  get speed() {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return "off";
    const chosen = remembered("speed", "normal");
    return SPEEDS.includes(chosen) ? chosen : "normal";
  }

  /** Whether reactions outside one's turn are let pass without a question. */
  get isQuiet() {
    return remembered("reactions", "ask") === "quiet";
  }

  /** Whether pieces glide to their places. */
  get isMoving() {
    return this.speed !== "off";
  }

  show() {
    document.documentElement.dataset.speed = this.speed;
    for (const button of all("button[data-speed]")) press(button, button.dataset.speed === this.speed);
    for (const button of all("[data-reactions]")) press(button, (button.dataset.reactions === "quiet") === this.isQuiet);
  }

  /** @param {HTMLElement} button */
  chooseSpeed(button) {
    remember("speed", button.dataset.speed ?? "normal");
    this.show();
  }

  /** @param {HTMLElement} button */
  chooseReactions(button) {
    remember("reactions", button.dataset.reactions ?? "ask");
    this.show();
  }

  showZoom() {
    const isLarge = remembered("board", "large") === "large";
    document.body.classList.toggle("small-board", !isLarge);
    one("[data-zoom]")?.setAttribute("aria-pressed", String(isLarge));
  }

  switchZoom() {
    remember("board", document.body.classList.contains("small-board") ? "large" : "small");
    this.showZoom();
  }
}
