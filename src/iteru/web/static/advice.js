// Advice: asked for with a button, listed in a sheet beside the board, and numbered on the board until something else is asked.

import { all, isShown, one, targets, words } from "./dom.js";
import { hides, placesOfWords } from "./move_marks.js";

const SVG = "http://www.w3.org/2000/svg";
const RADIUS = 12; // of a number, in pixels of the screen

/** @typedef {import("./table.js").Table} Table */

/** The moves that are advised, the best first. @type {string[]} */
let advised = [];

/** What a click on something does. @type {[string, (table: Table, found: HTMLElement) => void][]} */
export const ADVICE_CLICKS = [
  ["[data-advise]", askForAdvice],
  ["[data-keep-choice]", dropSecondThoughts],
  ["[data-take-back]", takeBack],
];

/** The search takes a moment. @param {Table} table */
function askForAdvice(table) {
  table.notes.show([{ text: words.advising ?? "", rule: "" }]);
  table.sendOnVersion({ type: "advise" });
}

/** @param {Table} table @param {string} html as the server has drawn it */
export function showAdvice(table, html) {
  const sheet = one("#advice");
  if (!sheet) return;
  table.notes.close();
  sheet.innerHTML = html;
  sheet.showPopover();
  advised = all("[data-move]", sheet).map(({ dataset }) => dataset.move ?? "");
  numberAdvised(table);
}

export function dropAdvice() {
  advised = [];
  for (const badge of all(".advised-here")) badge.remove();
  hide("#advice");
}

/** Puts the number of each advised choice on the thing where it ends. @param {Table} table */
export function numberAdvised(table) {
  for (const badge of all(".advised-here")) badge.remove();
  const found = advised.map((move) => thingOf(table, move));
  const texts = found.some(Boolean) ? placesOfWords() : [];
  found.forEach((thing, index) => {
    const before = found.slice(0, index).filter((other) => other === thing).length;
    if (thing instanceof SVGGraphicsElement) numberOnPicture(thing, index + 1, before, texts);
    else if (thing) thing.append(numberBeside(index + 1));
  });
}

/** The last thing of a choice that is on the screen, else its button. @param {Table} table @param {string} move */
function thingOf(table, move) {
  const choice = table.choices.all.find((one) => one.move === move);
  const things = [...(choice?.path ?? [])].reverse().flatMap(targets);
  return [...things, ...(choice ? [choice.button] : [])].find(isShown);
}

/** @param {SVGGraphicsElement} thing @param {number} number @param {number} before numbers on the same thing @param {import("./move_marks.js").Place[]} texts */
function numberOnPicture(thing, number, before, texts) {
  const root = rootOf(thing);
  const { x, y, width, height } = thing.getBBox();
  const within = root.getScreenCTM()?.inverse().multiply(thing.getScreenCTM() ?? undefined);
  const scale = root.getScreenCTM()?.a || 1;
  const half = RADIUS / (thing.getScreenCTM()?.a || 1);
  const corners = [[x, y], [x + width, y], [x, y + height], [x + width, y + height]];
  const [left, top] = corners.find(([cx, cy]) => !hides(thing, cx - half, cy, half, texts)) ?? corners[0];
  const at = new DOMPoint(left, top).matrixTransform(within);
  const r = RADIUS / scale;
  const badge = document.createElementNS(SVG, "g");
  badge.setAttribute("class", "advised-here");
  badge.setAttribute("aria-hidden", "true");
  badge.setAttribute("transform", `translate(${at.x + before * 2.2 * r} ${at.y}) scale(${r})`);
  badge.innerHTML = `<circle r="1"/><text y=".36" font-size="1.15">${number}</text>`;
  root.append(badge);
}

/** The whole picture that a thing is part of, so that nothing lies above a number. @param {SVGElement} thing */
function rootOf(thing) {
  let root = /** @type {SVGSVGElement} */ (thing.ownerSVGElement);
  while (root.ownerSVGElement) root = root.ownerSVGElement;
  return root;
}

/** @param {number} number */
function numberBeside(number) {
  const badge = document.createElement("b");
  badge.className = "advised-here";
  badge.ariaHidden = "true";
  badge.textContent = String(number);
  return badge;
}

/** What was lost by one's own last choice, with a way to take it back. @param {string} html as the server has drawn it */
export function showSecondThoughts(html) {
  const sheet = one("#second-thoughts");
  if (!sheet) return;
  sheet.innerHTML = html;
  sheet.showPopover();
}

/** @param {Table} table @param {HTMLElement} found */
function takeBack(table, found) {
  dropSecondThoughts();
  table.sendOnVersion({ type: "undo", to: Number(found.dataset.takeBack) });
}

export function dropSecondThoughts() {
  hide("#second-thoughts");
}

/** @param {string} selector */
function hide(selector) {
  const sheet = one(selector);
  if (sheet?.matches(":popover-open")) sheet.hidePopover();
}
