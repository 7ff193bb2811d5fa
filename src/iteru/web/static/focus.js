// Focus survives when a region is drawn anew: it goes to what is the same there, else to the question.

import { isShown, one } from "./dom.js";

const KEYS = [
  "data-move", "data-action", "data-step", "data-target", "data-fold", "data-stand-in", "data-rule", "data-at",
  "data-undo", "data-ask-undo", "data-back", "data-come-back", "data-uncover", "data-rematch", "data-next",
  "data-previous", "data-show-me", "data-attempt", "data-list", "popovertarget",
];

/** A selector of what has the focus, if that is in a region. */
export function whereFocusIs() {
  const focused = document.activeElement;
  return focused ? sameAs(focused) || inRegion(focused, placeOf(focused)) : "";
}

/** A selector of what will be the same as an element when its region is drawn anew, if one can tell. @param {Element} found */
export function sameAs(found) {
  if (found.id) return inRegion(found, `#${CSS.escape(found.id)}`);
  const key = KEYS.find((name) => found.hasAttribute(name));
  return key ? inRegion(found, `[${key}="${CSS.escape(found.getAttribute(key) ?? "")}"]`) : "";
}

/** @param {Element} found @param {string} selector */
function inRegion(found, selector) {
  const within = /** @type {HTMLElement | null} */ (found.closest("[data-region]"));
  const panel = /** @type {HTMLElement | null} */ (found.closest("[data-panel]"));
  const seat = panel && panel !== found ? `[data-panel="${panel.dataset.panel}"] ` : ""; // every seat has the same buttons
  return within ? `[data-region="${within.dataset.region}"] ${seat}${selector}` : "";
}

/** @param {Element} found */
function placeOf(found) {
  const item = found.closest("li");
  return item ? `li:nth-child(${[...(item.parentElement?.children ?? [])].indexOf(item) + 1})` : found.localName;
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

/** A thing on the picture can have the focus only while it can be touched; a tab always can. @param {Element} found */
function isUsable(found) {
  return !found.matches("[data-target]") || found.matches(".lit, [data-opens]");
}
