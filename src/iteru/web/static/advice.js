// Advice: asked for with a button, listed in a sheet beside the board, and numbered on the board until something else is asked.

import { all, isShown, one, targets, words } from "./dom.js";
import { placesOfWords } from "./move_marks.js";

const SVG = "http://www.w3.org/2000/svg";
const UNSEEN = "title, .hit, .rim, .last-move";
const RADIUS = 12; // of a number, in pixels of the screen

/** @typedef {import("./table.js").Table} Table */
/** @typedef {import("./move_marks.js").Place} Place */

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
  /** @type {Place[]} */
  const numbers = [];
  found.forEach((thing, index) => {
    if (thing instanceof SVGGraphicsElement) numberOnPicture(thing, index + 1, texts, numbers);
    else if (thing) thing.append(numberBeside(index + 1));
  });
}

/** The last thing of a choice that is on the screen, else its button. @param {Table} table @param {string} move */
function thingOf(table, move) {
  const choice = table.choices.all.find((one) => one.move === move);
  const things = [...(choice?.path ?? [])].reverse().flatMap(targets);
  return [...things, ...(choice ? [choice.button] : [])].find(isShown);
}

/** Puts a number at the edge of a thing: where it is seen, and covers neither words nor other numbers if that can be.
 * @param {SVGGraphicsElement} thing @param {number} number @param {Place[]} words @param {Place[]} numbers those that are there */
function numberOnPicture(thing, number, words, numbers) {
  const root = rootOf(thing);
  const toScreen = root.getScreenCTM() ?? new DOMMatrix();
  const at = spotAt(seenPlace(thing), (thing.closest(".board-area") ?? root).getBoundingClientRect(), words, numbers);
  numbers.push(around(at));
  const inside = at.matrixTransform(toScreen.inverse());
  const badge = document.createElementNS(SVG, "g");
  badge.setAttribute("class", "advised-here");
  badge.setAttribute("aria-hidden", "true");
  badge.setAttribute("transform", `translate(${inside.x} ${inside.y}) scale(${RADIUS / (toScreen.a || 1)})`);
  badge.innerHTML = `<circle r="1"/><text y=".36" font-size="1.15">${number}</text>`;
  root.append(badge);
}

/** Where a number goes at a place, on the screen: at a corner, else at the middle of an edge. @param {Place} place @param {Place} room @param {Place[]} words @param {Place[]} numbers */
function spotAt({ left, top, right, bottom }, room, words, numbers) {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const next = 2 * RADIUS + 2; // beside the others, where three are on one small thing
  const edges = [
    [left, top], [right, top], [left, bottom], [right, bottom], [x, top], [x, bottom], [left, y], [right, y],
    [right + next, top], [left - next, top], [x, top - next], [x, bottom + next],
  ];
  const spots = edges.map(([x, y]) => new DOMPoint(keptIn(x, room.left, room.right), keptIn(y, room.top, room.bottom)));
  const isFree = (/** @type {DOMPoint} */ spot, /** @type {Place[]} */ others) => !others.some((other) => meet(around(spot), other));
  return spots.find((spot) => isFree(spot, [...words, ...numbers])) ?? spots.find((spot) => isFree(spot, numbers)) ?? spots[0];
}

/** A place for a number that is not cut off. @param {number} at @param {number} from @param {number} to */
function keptIn(at, from, to) {
  return Math.max(from + RADIUS + 2, Math.min(to - RADIUS - 2, at));
}

/** @param {DOMPoint} spot @returns {Place} */
function around({ x, y }) {
  return { left: x - RADIUS, top: y - RADIUS, right: x + RADIUS, bottom: y + RADIUS };
}

/** @param {Place} one @param {Place} other */
function meet(one, other) {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}

/** What is seen of a thing: its area to touch may be larger. @param {Element} thing @returns {Place} */
function seenPlace(thing) {
  const parts = all("*", thing).filter((part) => part.childElementCount === 0 && !part.closest(UNSEEN));
  const places = (parts.length ? parts : [thing]).map((part) => part.getBoundingClientRect()).filter(({ width, height }) => width || height);
  return {
    left: Math.min(...places.map(({ left }) => left)),
    top: Math.min(...places.map(({ top }) => top)),
    right: Math.max(...places.map(({ right }) => right)),
    bottom: Math.max(...places.map(({ bottom }) => bottom)),
  };
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
