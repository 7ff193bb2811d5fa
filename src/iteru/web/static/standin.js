// Stand-ins: a view transition moves whole boxes, and a stone inside an SVG is none. So each piece that moves gets a copy of
// its own above the page, just where the piece is.

const SVG = "http://www.w3.org/2000/svg";
const EDGE = 2; // so that a stroke at the edge of a piece is not cut off

/**
 * A copy of a piece, without those parts that glide by themselves.
 * @param {Element} piece @param {string} name the name of its transition @param {Element[]} gliding all pieces that glide
 */
export function standIn(piece, name, gliding) {
  const copy = copyOf(piece, gliding);
  const frame = piece instanceof SVGGraphicsElement ? svgFrame(piece) : htmlFrame(piece);
  if (copy instanceof SVGElement) copy.removeAttribute("transform");
  frame.append(copy);
  frame.setAttribute("aria-hidden", "true");
  frame.classList.add("stand-in", ...lookAround(piece));
  frame.dataset.name = name;
  frame.style.viewTransitionName = name;
  return frame;
}

/** @param {Element} piece @param {Element[]} gliding */
function copyOf(piece, gliding) {
  const copy = /** @type {Element} */ (piece.cloneNode(true));
  const originals = [...piece.querySelectorAll("[data-piece]")];
  [...copy.querySelectorAll("[data-piece]")].forEach((part, index) => {
    if (gliding.includes(originals[index])) part.remove();
  });
  copy.classList.remove("is-gliding", "lit", "chosen");
  return copy;
}

/** The classes that a piece has its looks from: those of the nearest `data-look`. @param {Element} piece */
function lookAround(piece) {
  return piece.closest("[data-look]")?.classList ?? [];
}

/** @param {SVGGraphicsElement} piece */
function svgFrame(piece) {
  const { x, y, width, height } = piece.getBBox();
  const box = new DOMRect(x - EDGE, y - EDGE, width + 2 * EDGE, height + 2 * EDGE);
  const { a, d, e, f } = piece.getScreenCTM() ?? new DOMMatrix();
  const frame = document.createElementNS(SVG, "svg");
  frame.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
  place(frame, new DOMRect(e + box.x * a, f + box.y * d, box.width * a, box.height * d));
  return frame;
}

/** @param {Element} piece */
function htmlFrame(piece) {
  const frame = document.createElement("div");
  place(frame, piece.getBoundingClientRect());
  return frame;
}

/** @param {HTMLElement | SVGSVGElement} frame @param {DOMRect} box */
function place(frame, box) {
  for (const side of /** @type {const} */ (["left", "top", "width", "height"])) frame.style[side] = `${box[side]}px`;
}
