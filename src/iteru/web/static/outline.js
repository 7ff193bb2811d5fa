// The outline of a thing as one sees it: of a piece of the picture that shape which a finger meets, else the box around it.

const SVG = "http://www.w3.org/2000/svg";

/** @param {Element} thing @param {{left: number, top: number}} from where the outline's own picture begins on the screen */
export function outlineOf(thing, { left, top }) {
  const outline = document.createElementNS(SVG, "path");
  const hit = thing.querySelector(":scope > path.hit");
  if (hit instanceof SVGPathElement) {
    const { a, b, c, d, e, f } = hit.getScreenCTM() ?? new DOMMatrix();
    outline.setAttribute("d", hit.getAttribute("d") ?? "");
    outline.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e - left} ${f - top})`);
  } else {
    const box = thing.getBoundingClientRect();
    outline.setAttribute("d", `M${box.left - left} ${box.top - top}h${box.width}v${box.height}h${-box.width}Z`);
  }
  return outline;
}
