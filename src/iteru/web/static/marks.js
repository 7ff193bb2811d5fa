// The mark of a move on the picture: the ring at the foot of the thing, where it has one, else a short line under its foot, in the
// colour of the seat and with the seat's own shape. It covers nothing, and gold, which shines all around a thing, is another matter.

import { all } from "./dom.js";

const SVG = "http://www.w3.org/2000/svg";
const SHAPE = 12;
const LONGEST = 46;
const MOST_SEATS = 5;

/** @param {HTMLElement | SVGGraphicsElement} thing @param {number[]} seats whose latest moves touched it, the latest first */
export function markPlace(thing, seats) {
  thing.classList.add("done", `by-${seats[0]}`);
  if (thing instanceof SVGGraphicsElement) markDrawn(thing, seats);
  else thing.append(create("svg", { class: "last-move", "aria-hidden": "true", viewBox: "-30 -9 60 18" }, ...signs(seats, 0, 0, LONGEST)));
}

export function unmarkPlaces() {
  for (const old of all(".last-move")) old.remove();
  for (const thing of all(".done")) thing.classList.remove("done", ...Array.from({ length: MOST_SEATS }, (_, seat) => `by-${seat}`));
}

/** @param {SVGGraphicsElement} thing @param {number[]} seats */
function markDrawn(thing, seats) {
  const ring = /** @type {SVGGraphicsElement | null} */ (thing.querySelector(":scope > .ring"));
  const { x, y, width, height } = (ring ?? thing).getBBox();
  if (width <= 0 || height <= 0) return;
  const long = ring ? 0 : Math.min(LONGEST, width * 0.6);
  thing.append(create("g", { class: "last-move", "aria-hidden": "true" }, ...signs(seats, x + width / 2, y + height, long)));
}

/** A line in the colour of the latest, and the shapes of all beside each other. @param {number[]} seats @param {number} x @param {number} y @param {number} long */
function signs(seats, x, y, long) {
  const d = `M${x - long / 2} ${y}h${long}`;
  const left = x - (seats.length * SHAPE) / 2;
  return seats.map((seat, index) => {
    const at = { x: String(left + index * SHAPE), y: String(y - SHAPE / 2), width: String(SHAPE), height: String(SHAPE) };
    const line = index === 0 && long ? [create("path", { class: "casing", d }), create("path", { class: "line", d })] : [];
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
