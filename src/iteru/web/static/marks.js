// The mark of a move on the picture: the corners of its place in the colour of the seat, and the seat's own shape. What may be
// chosen shines all around, so nobody takes one for the other.

const SVG = "http://www.w3.org/2000/svg";
const CORNER = 12;
const SHAPE = 14;
const OUTSIDE = 0.25; // of the shape: it should hide little of the place

/** @typedef {{x: number, y: number, width: number, height: number}} Box */

/** @param {HTMLElement | SVGGraphicsElement} thing @param {number[]} seats whose latest moves touched it, the latest first */
export function markPlace(thing, seats) {
  const isDrawn = thing instanceof SVGGraphicsElement;
  const box = isDrawn ? within(thing.getBBox(), 1) : within(new DOMRect(0, 0, thing.clientWidth, thing.clientHeight), 3);
  if (box.width <= 0 || box.height <= 0) return;
  const mark = create(isDrawn ? "g" : "svg", { class: "last-move", "aria-hidden": "true" });
  mark.append(...seats.map((seat, index) => signOf(seat, index, box)));
  thing.append(mark);
}

/** A box that leaves room for an edge. @param {DOMRect} box @param {number} edge @returns {Box} */
function within({ x, y, width, height }, edge) {
  return { x: x + edge, y: y + edge, width: width - 2 * edge, height: height - 2 * edge };
}

/** @param {number} seat @param {number} index @param {Box} box */
function signOf(seat, index, box) {
  const sign = create("g", { class: `seat-${seat}` });
  const [x, y] = [box.x + SHAPE * (index - OUTSIDE), box.y - SHAPE * OUTSIDE].map(String);
  const d = corners(box);
  if (index === 0) sign.append(create("path", { class: "casing", d }), create("path", { class: "corners", d }));
  sign.append(create("use", { href: `#mark-${seat}`, x, y, width: String(SHAPE), height: String(SHAPE) }));
  return sign;
}

/** @param {Box} box */
function corners({ x, y, width, height }) {
  const c = Math.min(CORNER, width / 3, height / 3);
  const [right, bottom] = [x + width, y + height];
  return `M${x} ${y + c}V${y}H${x + c}M${right - c} ${y}H${right}V${y + c}`
    + `M${right} ${bottom - c}V${bottom}H${right - c}M${x + c} ${bottom}H${x}V${bottom - c}`;
}

/** @param {string} name @param {Record<string, string>} attributes */
function create(name, attributes) {
  const found = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) found.setAttribute(key, value);
  return found;
}
