// Settings: how fast pieces glide, whether one is asked outside one's turn; and what kind of screen this browser has.
// What is chosen is a cookie, which the server sets too: it knows what the same person chose on another device.

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

/** @param {string} name */
function cookie(name) {
  return document.cookie.split("; ").find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** What was chosen; by browsers of earlier versions, too. @param {string} name @param {string} usual */
function chosen(name, usual) {
  return cookie(name) ?? remembered(name, usual);
}

/** @param {string} name @param {string} value */
function setCookie(name, value) {
  document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`;
}

/** @param {string} name @param {string} value */
function choose(name, value) {
  setCookie(name, value);
  const form = one("#settings form");
  if (!(form instanceof HTMLFormElement)) return;
  const body = new FormData(form);
  body.set(name, value);
  fetch("/settings", { method: "POST", body, redirect: "manual" }).catch(() => {
    // The server is away: it holds in this browser.
  });
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
    const speed = chosen("speed", "normal");
    return SPEEDS.includes(speed) ? speed : "normal";
  }

  /** Whether reactions outside one's turn are let pass without a question. */
  get isQuiet() {
    return chosen("reactions", "ask") === "quiet";
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
    choose("speed", button.dataset.speed ?? "normal");
    this.show();
  }

  /** @param {HTMLElement} button */
  chooseReactions(button) {
    choose("reactions", button.dataset.reactions ?? "ask");
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
    const screen = getComputedStyle(document.documentElement).getPropertyValue("--screen").trim();
    if (cookie("screen") === screen) return false;
    setCookie("screen", screen);
    return true;
  }
}
