// The mark of a move on the picture: the corners of its place in the colour of the seat, and the seat's own shape. What may be
// chosen shines all around, so nobody takes one for the other.

const SVG = "http://www.w3.org/2000/svg";
const CORNER = 12;
const SHAPE = 14;
const OUTSIDE = 0.4; // of the shape: it should hide little of the place

/** @param {HTMLElement} thing @param {number} seat */
export function markPlace(thing, seat) {
  const others = thing.querySelectorAll(":scope > .last-move").length;
  if (thing instanceof SVGGraphicsElement) markDrawing(thing, seat, others);
  else thing.append(frame(thing, seat, others));
}

/** @param {SVGGraphicsElement} thing @param {number} seat @param {number} others how many seats have marked it before */
function markDrawing(thing, seat, others) {
  const outline = /** @type {SVGGraphicsElement | null} */ (thing.querySelector(":scope > .halo, :scope > .hit"));
  const { x, y, width, height } = (outline ?? thing).getBBox();
  if (!width || !height) return;
  thing.append(signs("g", seat, { x, y, width, height }, others));
}

/** Over a thing that is not part of a drawing. @param {HTMLElement} thing @param {number} seat @param {number} others */
function frame(thing, seat, others) {
  const { offsetWidth: width, offsetHeight: height } = thing;
  const found = signs("svg", seat, { x: 0, y: 0, width, height }, others);
  found.setAttribute("viewBox", `0 0 ${width} ${height}`);
  return found;
}

/** @param {string} name @param {number} seat @param {{x: number, y: number, width: number, height: number}} box @param {number} others */
function signs(name, seat, box, others) {
  const found = create(name, { class: `last-move seat-${seat}`, "aria-hidden": "true" });
  const d = others ? "" : corners(box);
  const at = { x: String(box.x + SHAPE * (others - OUTSIDE)), y: String(box.y - SHAPE * OUTSIDE) };
  const size = { width: String(SHAPE), height: String(SHAPE) };
  found.append(create("path", { class: "casing", d }), create("path", { class: "corners", d }));
  found.append(create("use", { href: `#mark-${seat}`, ...at, ...size }));
  return found;
}

/** @param {{x: number, y: number, width: number, height: number}} box */
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
