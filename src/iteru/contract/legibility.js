// What cannot be read or touched well on the page as it is now, or in the part of it that is asked about. Gives a list of
// complaints, and the words that are seen, for `contrast.js`.

/** @typedef {{left: number, top: number, right: number, bottom: number, width: number, height: number}} Box */
/** A text on the page: where it stands, and as much of that as frames around it leave. @typedef {{element: Element, text: string, line: Box, part: Box, size: number}} Readable */

/**
 * The size of the screen, the least size of letters, the part of it that a board gets at least while one is asked, whether fingers
 * touch it, whether all of it must be seen at once, and the part of the page that is asked about.
 * @typedef {{width: number, height: number, least: number, share: number, touch: boolean, oneScreen: boolean, within: string}} Asked
 */

(/** @type {Asked} */ { width, height, least, share, touch, oneScreen, within }) => {
  const root = document.querySelector(within);
  if (!root) return { complaints: [`the page has no ${within}`], seen: [] };
  const FINGER = 44;
  const NEARLY = 0.6; // less than a pixel is not seen
  /** @type {string[]} */
  const complaints = [];
  /** @param {string} what @param {string} text */
  const complain = (what, text, more = "") => complaints.push(`${what}: "${text.trim().slice(0, 40)}" ${more}`.trim());

  // Geometry

  /** @param {{width: number, height: number}} place */
  const area = ({ width, height }) => Math.max(0, width) * Math.max(0, height);
  /** @param {number} left @param {number} top @param {number} right @param {number} bottom @returns {Box} */
  const box = (left, top, right, bottom) => ({ left, top, right, bottom, width: right - left, height: bottom - top });
  /** @param {Element} element */
  const boxOf = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return box(left, top, right, bottom);
  };
  /** @param {Box} a @param {Box} b */
  const common = (a, b) => box(
    Math.max(a.left, b.left), Math.max(a.top, b.top), Math.min(a.right, b.right), Math.min(a.bottom, b.bottom),
  );
  /** @param {Box} a @param {Box} b @param {number} slack */
  const isWithin = (a, b, slack) => (
    a.left >= b.left - slack && a.right <= b.right + slack && a.top >= b.top - slack && a.bottom <= b.bottom + slack
  );
  /** Letters fill less than the line that a browser gives them. @param {Box} line */
  const letters = (line) => box(
    line.left + 0.5, line.top + 0.22 * line.height, line.right - 0.5, line.bottom - 0.2 * line.height,
  );
  /** @param {Box} place */
  const shown = ({ left, top, right, bottom }) => `at ${[left, top, right, bottom].map(Math.round).join(" ")}`;

  // What is there to read

  /** @type {(element: Element) => boolean} */
  const isClipped = (element) => element.closest(".unseen, .stand-in") !== null
    || getComputedStyle(element).clipPath === "inset(50%)"
    || (element.parentElement ? isClipped(element.parentElement) : false);
  /** @param {Element} element */
  const isSeen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isClipped(element);

  /** As much of a box as the frames around it leave, and whether one that nobody can scroll cuts it. @param {Element} element @param {Box} whole */
  const framed = (element, whole) => {
    let rest = whole;
    let isCut = false;
    for (let inner = element, frame = element.parentElement; frame; inner = frame, frame = frame.parentElement) {
      if (inner.matches(":popover-open, :modal")) break; // it lies above all frames
      const { overflowX, overflowY } = getComputedStyle(frame);
      if (overflowX === "visible" && overflowY === "visible") continue;
      if (frame === document.body || frame === document.documentElement || frame instanceof SVGElement) continue;
      const inside = common(rest, boxOf(frame));
      const scrolls = [overflowX, overflowY].some((flow) => flow === "auto" || flow === "scroll");
      if (!scrolls && area(inside) < area(rest) - 1) isCut = true;
      rest = inside;
    }
    return { rest, isCut };
  };

  /** @type {Readable[]} */
  const readable = [];
  /** @param {Element} element @param {string} text @param {Box} line @param {number} size */
  const add = (element, text, line, size) => readable.push({ element, text, line, part: line, size });

  for (const element of /** @type {NodeListOf<SVGTextElement>} */ (root.querySelectorAll("svg text"))) {
    const matrix = element.getScreenCTM();
    if (!matrix || !isSeen(element) || element.closest(".picture")) continue;
    const { a, b, c, d } = matrix;
    const size = parseFloat(getComputedStyle(element).fontSize) * Math.sqrt(Math.abs(a * d - b * c));
    const lines = element.querySelector("tspan") ? element.querySelectorAll("tspan") : [element];
    for (const line of lines) if (line.textContent.trim()) add(element, line.textContent, boxOf(line), size);
  }
  /** Whether it ends in an ellipsis where it has no room, and the whole of it is in its title. @param {Element} element */
  const isNamed = (element) => getComputedStyle(element).textOverflow === "ellipsis" && element.matches("[title], [data-about]");
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const text = walker.currentNode.textContent ?? "";
    if (!element || !text.trim() || element.closest("svg, script, style, option, [hidden]") || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const size = parseFloat(getComputedStyle(element).fontSize);
    for (const line of range.getClientRects()) {
      const right = isNamed(element) ? Math.min(line.right, boxOf(element).right) : line.right;
      if (line.width > 0) add(element, text, box(line.left, line.top, right, line.bottom), size);
    }
  }
  for (const picture of root.querySelectorAll(".picture")) add(picture, "a picture", boxOf(picture), 99);

  // Sheets and cards that lie over others

  const STUCK = ".after, .result tfoot, #scores :is(thead, tfoot), .leaf.in-sight"; // what is scrolled below these comes out again
  const SHEETS = `${STUCK}, .ask, .bar, .tab-bar, .note, .sheet, .enlarged, dialog`;
  /** @param {Element} element @param {Box} place */
  const isUnderSheet = (element, place) => {
    const top = document.elementFromPoint((place.left + place.right) / 2, (place.top + place.bottom) / 2);
    const sheet = top?.closest(SHEETS) ?? null;
    return sheet !== null && !sheet.contains(element);
  };
  /** @param {Element} element @param {Box} line */
  const isScrolledBelow = (element, { left, right, top, bottom }) => [top + 1, bottom - 1].some((y) => {
    const stuck = document.elementFromPoint((left + right) / 2, y)?.closest(STUCK) ?? null;
    return stuck !== null && !stuck.contains(element);
  });
  /** @type {NodeListOf<SVGElement>} */
  const shapes = document.querySelectorAll("svg .paper, svg .panel, svg .back, svg .badge, svg .coin");
  const solid = [...shapes].map((shape) => ({ shape, place: boxOf(shape) }));
  /** How much of a text lies below something that was drawn later. @param {SVGElement} element @param {Box} line */
  const covered = (element, line) => {
    const own = letters(line);
    const over = solid.filter(({ shape, place }) => (
      area(common(own, place)) > 0
      && element.compareDocumentPosition(shape) & Node.DOCUMENT_POSITION_FOLLOWING
      && shape.ownerSVGElement === element.ownerSVGElement
    ));
    return Math.max(0, ...over.map(({ place }) => area(common(own, place)) / area(own)));
  };
  /** Whether one touch shows it large: it belongs to something that the page opens as a picture. @param {Element} element */
  const opens = (element) => {
    const found = element.closest("[title], :has(> title)");
    return found !== null && found.querySelector("[title], :scope > * title") === null;
  };

  const visible = readable.filter((one) => {
    const { rest, isCut } = framed(one.element, one.line);
    if (isCut && area(rest) > 0) complain("cut off by its frame", one.text, shown(one.line));
    one.part = rest;
    return area(rest) > 1 && rest.bottom > 0 && !isUnderSheet(one.element, rest) && !isScrolledBelow(one.element, rest);
  }).filter((one) => {
    const part = one.element instanceof SVGElement ? covered(one.element, one.line) : 0;
    if (part > 0.1 && part < 0.9) complain("partly covered", one.text, shown(one.line));
    return part < 0.1;
  });

  // Nothing overlaps

  visible.sort((a, b) => a.line.top - b.line.top);
  visible.forEach((one, index) => {
    for (const other of visible.slice(index + 1)) {
      if (other.line.top > one.line.bottom) break;
      if (other.element === one.element || one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const both = common(letters(one.part), letters(other.part));
      if (both.width > 1 && both.height > 1) complain("overlap", one.text, `and "${other.text.trim().slice(0, 40)}" ${shown(both)}`);
    }
  });

  // Nothing is cut off

  for (const { element, text, line } of visible) {
    if (element instanceof SVGElement) {
      const board = boxOf(element.ownerSVGElement ?? element);
      if (!isWithin(letters(line), board, NEARLY)) complain("beyond the picture", text, `${shown(line)}, picture ${shown(board)}`);
      const around = solid
        .filter(({ shape, place }) => (
          shape.ownerSVGElement === element.ownerSVGElement
          && shape.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING
          && place.left < (line.left + line.right) / 2 && place.right > (line.left + line.right) / 2
          && place.top < (line.top + line.bottom) / 2 && place.bottom > (line.top + line.bottom) / 2
        ))
        .sort((a, b) => area(a.place) - area(b.place))[0];
      if (around && !isWithin(letters(line), around.place, NEARLY)) {
        complain("beyond its card", text, `${shown(line)}, card ${shown(around.place)}`);
      }
      if (text.includes("…") && !opens(element)) complain("shortened", text);
    } else if (line.left < -NEARLY || line.right > width + NEARLY) {
      const { rest } = framed(element, line);
      if (rest.left < -NEARLY || rest.right > width + NEARLY) complain("beyond the screen", text, shown(line));
    }
  }
  for (const element of root.querySelectorAll("*")) {
    if (element instanceof SVGElement || !isSeen(element) || !element.textContent.trim()) continue;
    const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
    const tooWide = ["hidden", "clip"].includes(overflowX) && element.scrollWidth > element.clientWidth + 1 && !isNamed(element);
    const tooHigh = overflowY === "hidden" && element.scrollHeight > element.clientHeight + 1;
    if (element !== document.body && (tooWide || (tooHigh && textOverflow))) complain("cut off", element.textContent, element.className);
  }

  // Nothing is too small

  for (const { text, size } of visible) if (size < least - 0.05) complain("too small", text, `${size.toFixed(1)} px`);

  // Marks of what others did cover nothing

  /** Points on the strokes of a mark. @param {SVGGeometryElement} shape */
  const strokes = (shape) => {
    const matrix = shape.getScreenCTM();
    const long = shape.getTotalLength();
    return Array.from({ length: 25 }, (_, part) => shape.getPointAtLength((part * long) / 24).matrixTransform(matrix ?? undefined));
  };
  /** @param {Box} place @param {{x: number, y: number}} point */
  const holds = ({ left, top, right, bottom }, { x, y }) => x > left && x < right && y > top && y < bottom;
  /** Letters without what hangs below their line, which may touch a line under them. @param {Box} line */
  const onLine = ({ left, top, right, bottom }) => box(left + 0.5, top + 0.22 * (bottom - top), right - 0.5, bottom - 0.3 * (bottom - top));
  /** @param {Element} mark @param {Element} element */
  const liesOver = (mark, element) => Boolean(element.compareDocumentPosition(mark) & Node.DOCUMENT_POSITION_FOLLOWING);
  for (const mark of /** @type {NodeListOf<SVGGeometryElement>} */ (root.querySelectorAll(".last-move path, .done > path.ring, .done > .ring path"))) {
    const points = isSeen(mark) && !isUnderSheet(mark, boxOf(mark)) ? strokes(mark) : [];
    for (const { element, text, line } of visible) {
      if (liesOver(mark, element) && points.some((point) => holds(onLine(line), point))) complain("covered by a mark", text, shown(line));
    }
  }
  const pieces = [...root.querySelectorAll("svg [data-piece]")].map((piece) => ({ piece, place: boxOf(piece) }));
  for (const mark of root.querySelectorAll(".last-move use")) {
    const sign = boxOf(mark);
    if (isUnderSheet(mark, sign)) continue;
    for (const { element, text, line } of visible) {
      const both = common(letters(line), sign);
      if (both.width > 1 && both.height > 1 && !mark.contains(element)) complain("covered by a mark", text, shown(sign));
    }
    for (const { piece, place } of pieces) {
      const hidden = area(common(place, sign)) / area(place);
      if (hidden > 0.3 && liesOver(mark, piece)) complain("covered by a mark", piece.getAttribute("data-piece") ?? "", shown(sign));
    }
  }

  // The totals of the result, and of the sheet of scores, are in sight

  /** @param {string} selector */
  const seenOf = (selector) => [...root.querySelectorAll(selector)].filter(isSeen);
  const places = seenOf(".places .points");
  const totals = [...seenOf(":is(.result, #scores) tfoot :is(th, td)"), ...(places.length ? places : seenOf(".pillars .points"))];
  if (root.querySelector(".result") && !totals.length) complain("total out of sight", "none is shown");
  for (const total of totals) {
    const whole = boxOf(total);
    const { rest } = framed(total, whole);
    const isThere = isWithin(whole, rest, NEARLY) && isWithin(whole, box(0, 0, width, height), NEARLY);
    if (!isThere || isUnderSheet(total, whole)) complain("total out of sight", total.textContent, shown(whole));
  }

  // The board gets its share of the screen while one is asked

  const STEPS = 24;
  /** The part of a picture in which something is drawn. @param {SVGSVGElement} picture */
  const drawnPart = (picture) => {
    const { x, y, width, height } = picture.viewBox.baseVal;
    const [from, to] = [[x, y], [x + width, y + height]].map(([left, top]) => new DOMPoint(left, top).matrixTransform(picture.getScreenCTM() ?? undefined));
    return box(from.x, from.y, to.x, to.y);
  };
  /** @param {Box[]} parts */
  const shareShown = (parts) => {
    let count = 0;
    for (let at = 0; at < STEPS * STEPS; at += 1) {
      const point = { x: ((at % STEPS) + 0.5) * (width / STEPS), y: (Math.floor(at / STEPS) + 0.5) * (height / STEPS) };
      const isDrawn = parts.some((part) => holds(part, point));
      if (isDrawn && document.elementFromPoint(point.x, point.y)?.closest(".board-area")) count += 1;
    }
    return count / (STEPS * STEPS);
  };
  const isAsked = root === document.body && root.matches(".is-asked") && !document.querySelector(":popover-open, .since[open], .ask.open");
  if (isAsked && share && document.scrollingElement?.scrollTop === 0) {
    const pictures = /** @type {NodeListOf<SVGSVGElement>} */ (document.querySelectorAll(".leaf > svg.top"));
    const part = shareShown([...pictures].map(drawnPart));
    if (part < share) complain("too little room", "the board", `${(100 * part).toFixed(0)} % of the screen`);
  }

  // Nothing is wider than the screen, or higher where all of it should be seen at once

  const page = document.documentElement;
  if (page.scrollWidth > width + 1) complain("scrolls sideways", "the page", String(page.scrollWidth));
  for (const part of [root, ...root.querySelectorAll("*")]) {
    const isTable = part.localName === "table"; // in the text of the rules, as wide as what it lists
    const scrolls = !isTable && ["auto", "scroll"].includes(getComputedStyle(part).overflowX);
    if (scrolls && isSeen(part) && part.scrollWidth > part.clientWidth + 1) {
      complain("scrolls sideways", part.className, `${part.scrollWidth} > ${part.clientWidth}`);
    }
  }
  if (oneScreen) {
    const strip = ".table:has(.result) .pan"; // in the end the board is a strip above the result
    for (const part of [page, document.body, ...document.querySelectorAll(`.pan:not(${strip}), .seats, .ask:has(.result)`)]) {
      if (part.scrollHeight > Math.min(part.clientHeight, height) + 1) complain("does not fit the screen", part.className || part.localName, `${part.scrollHeight} > ${part.clientHeight}`);
    }
  }

  // Everything can be touched

  /** @param {Element} element */
  const fingerRoom = (element) => {
    const label = element.matches("input[type=checkbox], input[type=radio]") ? element.closest("label") : null;
    const whole = label ?? element;
    return boxOf(whole.querySelector(":scope > .hit") ?? whole);
  };
  if (touch) {
    const things = "button, a[href], input:not([type=hidden]), select, summary, [role=tab], .lit";
    for (const element of root.querySelectorAll(things)) {
      if (!isSeen(element) || element.closest("p:not(.row):not(.cover), .log, .rules-text, .foot, .skip")) continue;
      const room = fingerRoom(element);
      if (room.width < FINGER - NEARLY || room.height < FINGER - NEARLY) {
        const name = element.getAttribute("aria-label") ?? element.textContent;
        const target = element.getAttribute("data-target") ?? "";
        complain("too small for a finger", name, `${room.width.toFixed(0)} x ${room.height.toFixed(0)} ${target}`);
      }
    }
  }

  // What is to be told from its ground

  /** @type {(element: Element | null) => number} */
  const opacity = (element) => (element ? parseFloat(getComputedStyle(element).opacity) * opacity(element.parentElement) : 1);
  /** A line that a frame cuts has the frame's edge behind it. @param {Readable} readable */
  const isWhole = ({ line, part }) => area(part) > 0.6 * area(line);
  /** Words that the page scrolls below its bar are read when they come out again. @param {Readable} readable */
  const isBelowBar = ({ element, part }) => !element.closest(".ask") && [part.top, part.bottom].some((y) => [part.left, part.right].some((x) => document.elementsFromPoint(x, y)[0]?.closest(".ask")));
  const EDGE = 5; // so much around a thing is in its light
  /** The colour of a veil, where one lies over a place: in a lesson, over everything that is not in its light. @param {Element} element @param {Box} place */
  const shadeOver = (element, { left, top, right, bottom }) => {
    const veil = element.closest(SHEETS) ? null : document.querySelector(".veil.drawn > rect");
    const page = boxOf(document.body);
    const [x, y] = [(left + right) / 2 - page.left, (top + bottom) / 2 - page.top];
    const near = [[0, 0], [EDGE, 0], [-EDGE, 0], [0, EDGE], [0, -EDGE]].map(([across, down]) => new DOMPoint(x + across, y + down));
    /** @param {SVGPathElement} light */
    const isIn = (light) => {
      const back = light.transform.baseVal.consolidate()?.matrix.inverse();
      return near.some((point) => light.isPointInFill(back ? point.matrixTransform(back) : point));
    };
    const lights = /** @type {SVGPathElement[]} */ ([...document.querySelectorAll("#lights path")]);
    return veil && !lights.some(isIn) ? getComputedStyle(veil).fill : "";
  };
  const seen = visible.filter((one) => isWhole(one) && !isBelowBar(one) && !one.element.matches(".picture, :disabled, :disabled *")).map(({ element, text, part }) => {
    const { color, fill, fillOpacity } = getComputedStyle(element);
    const isDrawn = element instanceof SVGElement;
    return { text: text.trim().slice(0, 40), place: letters(part), colour: isDrawn ? fill : color, opacity: opacity(element) * (isDrawn ? parseFloat(fillOpacity) : 1), shade: shadeOver(element, part) };
  });
  return { complaints: [...new Set(complaints)], seen };
}
