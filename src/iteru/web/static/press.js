// A press during which the page changed: what was pressed has been drawn anew before it was let go, and the browser makes
// no click of that. If the same thing is still there, it gets the click.

import { around } from "./dom.js";
import { sameAs } from "./focus.js";

const PRESSED = "button, a, [data-target], [data-at]";

/** What is pressed now: the element, what is the same as it later on, and whether it could be chosen. */
let pressed = { target: /** @type {Element | null} */ (null), same: "", isLit: false };

/** @param {PointerEvent} event */
function pressDown(event) {
  const thing = around(event.target, PRESSED);
  pressed = { target: thing, same: thing ? sameAs(thing) : "", isLit: Boolean(around(thing, ".lit")) };
}

/** @param {PointerEvent} event */
function letGo(event) {
  const { target, same, isLit } = pressed;
  pressed = { target: null, same: "", isLit: false };
  if (!target || target.isConnected || !same) return;
  const now = around(document.elementFromPoint(event.clientX, event.clientY), same);
  const isAsBefore = now && Boolean(around(now, ".lit")) === isLit; // nobody chooses what they did not see as a choice
  if (isAsBefore) now.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, view: window }));
}

export function keepPresses() {
  document.addEventListener("pointerdown", pressDown, { capture: true });
  document.addEventListener("pointerup", letGo, { capture: true });
}
