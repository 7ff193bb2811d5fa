// The mark of a move on the picture: the ring at the foot of the thing, where it has one, else a short line under its foot, in the
// colour of the seat and with the seat's own shape. It covers nothing, and gold, which shines all around a thing, is another matter.

import { all } from "./dom.js";

const SVG = "http://www.w3.org/2000/svg";
const SHAPE = 12;
const LONGEST = 46;
const MOST_SEATS = 5;

/** @typedef {{left: number, top: number, right: number, bottom: number}} Place */

/** The marks on the page, by the things that bear them: whose they are, and what is drawn, if anything. @type {Map<HTMLElement, {seats: string, mark: Element | null}>} */
const marked = new Map();

/** Take away what is no longer true. @param {Map<HTMLElement, number[]>} found whose latest moves touched each thing, the latest first */
export function dropMoveMarks(found) {
  [...marked.keys()].filter((thing) => !isMarked(thing, found.get(thing))).forEach(unmark);
}

/** Find where marks are missing; what is returned draws them. @param {Map<HTMLElement, number[]>} found */
export function placeMoveMarks(found) {
  const missing = [...found].filter(([thing, seats]) => !isMarked(thing, seats));
  const words = missing.length ? placesOfWords() : [];
  const marks = missing.map(([thing, seats]) => ({ thing, seats, mark: markOn(thing, seats, words) }));
  return () => {
    for (const { thing, seats, mark } of marks) {
      thing.classList.add("done", `by-${seats[0]}`);
      if (mark) thing.append(mark);
      marked.set(thing, { seats: String(seats), mark });
    }
  };
}

/** Whether a thing bears this mark; what changed has lost it. @param {HTMLElement} thing @param {number[]} [seats] */
function isMarked(thing, seats) {
  const known = marked.get(thing);
  return known !== undefined && known.seats === String(seats) && thing.isConnected && known.mark?.parentNode === thing;
}

/** @param {HTMLElement} thing */
function unmark(thing) {
  marked.get(thing)?.mark?.remove();
  marked.delete(thing);
  thing.classList.remove("done", ...Array.from({ length: MOST_SEATS }, (_, seat) => `by-${seat}`));
}

/** Where the words of all boards stand. @returns {Place[]} */
export function placesOfWords() {
  return all(".leaf text").map((text) => text.getBoundingClientRect());
}

/** @param {Element} thing @param {number[]} seats @param {Place[]} words what must not be covered */
function markOn(thing, seats, words) {
  if (thing instanceof SVGGraphicsElement) return markOnPicture(thing, seats, words);
  return create("svg", { class: "last-move", "aria-hidden": "true", viewBox: "-30 -8 60 16" }, ...signs(seats, 0, 0, LONGEST));
}

/** @param {SVGGraphicsElement} thing @param {number[]} seats @param {Place[]} words */
function markOnPicture(thing, seats, words) {
  const ring = /** @type {SVGGraphicsElement | null} */ (thing.querySelector(":scope > .ring"));
  const { x, y, width, height } = (ring ?? thing).getBBox();
  if (width <= 0 || height <= 0) return null;
  const long = ring ? 0 : Math.min(LONGEST, width * 0.6);
  const half = Math.max(long, seats.length * SHAPE) / 2;
  const bottom = y + height;
  const feet = [[x + width / 2, bottom], [x + half, bottom], [x + width - half, bottom], [x + width / 2, bottom + SHAPE / 2], [x + width / 2, y]];
  const foot = feet.find(([left, top]) => !hides(thing, left - half, top, half, words)) ?? feet[0];
  return create("g", { class: "last-move", "aria-hidden": "true" }, ...signs(seats, foot[0], foot[1], long));
}

/** Whether a mark there would lie over words. @param {SVGGraphicsElement} thing @param {number} x @param {number} y @param {number} half @param {Place[]} words */
function hides(thing, x, y, half, words) {
  const matrix = thing.getScreenCTM() ?? undefined;
  const from = new DOMPoint(x, y - SHAPE / 2).matrixTransform(matrix);
  const to = new DOMPoint(x + 2 * half, y + SHAPE / 2).matrixTransform(matrix);
  return words.some(({ left, top, right, bottom }) => left < to.x && right > from.x && top < to.y && bottom > from.y);
}

/** A line in the colour of the latest, and the shapes of all beside each other. @param {number[]} seats @param {number} x @param {number} y @param {number} long */
function signs(seats, x, y, long) {
  const d = `M${x - long / 2} ${y}h${long}`;
  const left = x - (seats.length * SHAPE) / 2;
  return seats.map((seat, index) => {
    const at = { x: String(left + index * SHAPE), y: String(y - SHAPE / 2), width: String(SHAPE), height: String(SHAPE) };
    const line = index === 0 && long ? [create("path", { class: "casing", d }), create("path", { class: "core", d })] : [];
    return create("g", { class: `seat-${seat}` }, ...line, create("use", { href: `#mark-${seat}`, ...at }));
  });
}

/** @param {string} name @param {Record<string, string>} attributes @param {Element[]} parts */
function create(name, attributes, ...parts) {
  const found = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) found.setAttribute(key, value);
  found.append(...parts);
  return found;
}
