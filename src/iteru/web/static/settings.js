// Settings of this browser: how fast pieces glide, what kind of screen it has, whether one is asked outside one's turn.

import { all } from "./dom.js";

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
  /** Whether nothing moves until one's next choice. */
  isSkipping = false;

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
    return this.speed !== "off" && !this.isSkipping;
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

  /** Whether this is the first table on a screen that is touched: nobody sees there how to look closely. */
  isFirstTouch() {
    const isFirst = matchMedia("(pointer: coarse)").matches && remembered("hinted", "") === "";
    remember("hinted", "yes");
    return isFirst;
  }

  /**
   * Tell the server what kind of screen this is, which the style sheets know: it draws boards for it.
   * @returns {boolean} whether that is news
   */
  noteScreen() {
    const screen = `screen=${getComputedStyle(document.documentElement).getPropertyValue("--screen").trim()}`;
    if (document.cookie.split("; ").includes(screen)) return false;
    document.cookie = `${screen}; path=/; max-age=31536000; samesite=lax`;
    return true;
  }
}
