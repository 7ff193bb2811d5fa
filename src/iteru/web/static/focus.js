// Focus survives when a region is drawn anew: it goes to what is the same there, else to the question.

import { isShown, one } from "./dom.js";

const KEYS = [
  "data-move", "data-action", "data-step", "data-target", "data-fold", "data-stand-in", "data-rule", "popovertarget",
];

/** A selector of what has the focus, if that is in a region. */
export function whereFocusIs() {
  const focused = document.activeElement;
  const within = /** @type {HTMLElement | null | undefined} */ (focused?.closest("[data-region]"));
  return focused && within ? `[data-region="${within.dataset.region}"] ${selectorOf(focused)}` : "";
}

/** @param {Element} focused */
function selectorOf(focused) {
  if (focused.id) return `#${CSS.escape(focused.id)}`;
  for (const key of KEYS) {
    const value = focused.getAttribute(key);
    if (value !== null) return `[${key}="${CSS.escape(value)}"]`;
  }
  const item = focused.closest("li");
  return item ? `li:nth-child(${[...(item.parentElement?.children ?? [])].indexOf(item) + 1})` : focused.localName;
}

/** @param {string} selector */
export function restoreFocus(selector) {
  const at = document.activeElement;
  const isKept = at && at !== document.body && isUsable(at);
  if (!selector || isKept) return;
  const again = one(selector);
  if (again && isShown(again) && isUsable(again)) again.focus({ preventScroll: true });
  else one("#ask-title")?.focus({ preventScroll: true });
}

/** A thing on the picture can have the focus only while it can be touched. @param {Element} found */
function isUsable(found) {
  return !found.matches("[data-target]") || found.matches(".lit");
}
