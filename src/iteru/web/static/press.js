// A press during which the page changed. What was pressed may have been drawn anew before it was let go, and the browser makes
// no click of that: if the same thing is still there, it gets the click. What became a choice only meanwhile gets none.

import { around } from "./dom.js";
import { sameAs } from "./focus.js";

const PRESSED = "button, a, [data-target], [data-at]";

/** What is pressed now: the element, what is the same as it later on, and whether it could be chosen. */
let pressed = { target: /** @type {Element | null} */ (null), same: "", isLit: false };

/** Whether the click that follows is on something that was no choice when it was pressed, or is none any more. */
let isOutdated = false;

/** @param {PointerEvent} event */
function pressDown(event) {
  isOutdated = false;
  const thing = around(event.target, PRESSED);
  pressed = { target: thing, same: thing ? sameAs(thing) : "", isLit: isChoice(thing) };
}

/** @param {PointerEvent} event */
function letGo(event) {
  const { target, same, isLit } = pressed;
  pressed = { target: null, same: "", isLit: false };
  if (!target) return;
  isOutdated = target.isConnected && isChoice(target) !== isLit; // nobody chooses what they did not see as a choice
  if (target.isConnected || !same) return;
  const now = around(document.elementFromPoint(event.clientX, event.clientY), same);
  if (now && isChoice(now) === isLit) now.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, view: window }));
}

/** @param {MouseEvent} event */
function click(event) {
  if (!isOutdated || event.detail === 0) return; // keys press nothing beforehand
  isOutdated = false;
  event.preventDefault();
  event.stopPropagation();
}

/** @param {Element | null} thing */
function isChoice(thing) {
  return Boolean(around(thing, ".lit"));
}

export function keepPresses() {
  document.addEventListener("pointerdown", pressDown, { capture: true });
  document.addEventListener("pointerup", letGo, { capture: true });
  document.addEventListener("click", click, { capture: true });
}
