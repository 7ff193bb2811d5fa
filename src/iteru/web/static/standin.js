// Stand-ins: a stone inside an SVG cannot leave it, so a piece that moves gets a copy of its own above the page, which is
// seen to glide while the piece itself, unseen, already lies at its place and can be touched there.

import { isAsked, one } from "./dom.js";

const SVG = "http://www.w3.org/2000/svg";
const EDGE = 2; // so that a stroke at the edge of a piece is not cut off
const NEAR = 1; // so few pixels are no other place
const EASING = "cubic-bezier(0.4, 0, 0.2, 1)";
/** How long, in ms, a piece that has arrived while others play is still seen by its stand-in: mostly the next news come before, and both
 * are drawn at once. Taking it away by itself would cost a third of what the news cost. */
const REST = 600;
/** While an animation is about to end a browser works in every frame: so it goes on for longer than the stand-in is there, in ms. */
const LONGER = REST + 400;
const SOON = 8; // ms, half a frame
const NOT_COPIED = ["id", "data-id", "data-piece", "data-place", "data-target", "tabindex", "role"];
const MARKS = ["is-gliding", "lit", "chosen", "pointed"];
const MARKED = [...NOT_COPIED.map((name) => `[${name}]`), ...MARKS.map((name) => `.${name}`)].join();
/** What is not seen of a thing that is neither lit nor touched. */
const UNSEEN = "title, .hit, .rim, .last-move";

export class StandIn {
  /** The piece that it stands for. @type {Element} */
  piece;
  #frame;
  #ended;
  /** Where the piece lies. */
  #home;
  /** @type {Animation | null} */
  #animation = null;
  /** How long it glides, in ms. */
  #duration = 0;
  #timer = 0;

  /**
   * @param {Element} piece at its new place @param {Element[]} gliding all pieces that glide
   * @param {() => void} ended what to do when it is there
   */
  constructor(piece, gliding, ended) {
    this.piece = piece;
    this.#ended = ended;
    this.#home = boxOf(piece);
    this.#frame = frameOf(piece, gliding, this.#home);
  }

  get isOnItsWay() {
    return this.#timeLeft() > SOON;
  }

  /** Where it is seen now. */
  get box() {
    return this.#frame.getBoundingClientRect();
  }

  /** Move from a box to where the piece lies. @param {DOMRect} from @param {number} duration */
  glide(from, duration) {
    if (!this.#frame.isConnected) air().append(this.#frame);
    hide(this.piece);
    this.#animation?.cancel();
    const start = { transform: between(this.#home, from), easing: EASING };
    const there = { transform: "none" };
    this.#duration = duration;
    this.#animation = this.#frame.animate([start, { ...there, offset: duration / (duration + LONGER) }, there], duration + LONGER);
    this.#waitForEnd();
  }

  /** By a timer; an animation may begin later, or run slower, than a clock says. */
  #waitForEnd() {
    clearTimeout(this.#timer);
    const rest = isAsked() ? 0 : REST;
    this.#timer = setTimeout(() => (this.isOnItsWay ? this.#waitForEnd() : this.end()), this.#timeLeft() + rest);
  }

  /** The piece was drawn anew, perhaps a little aside; what is returned goes on to it. @param {Element} piece */
  follow(piece) {
    const [from, home] = [this.box, boxOf(piece)];
    return () => {
      this.piece = piece;
      hide(piece);
      if (isNear(home, this.#home)) return;
      this.#home = home;
      place(this.#frame, home);
      this.glide(from, this.#timeLeft());
    };
  }

  #timeLeft() {
    return Math.max(0, this.#duration - Number(this.#animation?.currentTime ?? 0));
  }

  /** Away with it: the piece itself is seen again. */
  end() {
    clearTimeout(this.#timer);
    this.#animation?.cancel();
    this.#frame.remove();
    this.piece.classList.remove("is-gliding");
    this.#ended();
  }
}

/** What stand-ins glide through: whatever comes and goes there, nothing else is laid out for it. */
function air() {
  const found = one(".air");
  if (found) return found;
  const made = document.createElement("div");
  made.className = "air";
  document.body.append(made);
  return made;
}

/** Where a piece is on the screen, with a little room for its edge. @param {Element} piece */
export function boxOf(piece) {
  if (!(piece instanceof SVGGraphicsElement)) return piece.getBoundingClientRect();
  const { x, y, width, height } = drawnBox(piece);
  const { a, d, e, f } = piece.getScreenCTM() ?? new DOMMatrix();
  return new DOMRect(e + x * a, f + y * d, width * a, height * d);
}

/** The box of a piece in its own units. @param {SVGGraphicsElement} piece */
function drawnBox(piece) {
  const { x, y, width, height } = piece.getBBox();
  return new DOMRect(x - EDGE, y - EDGE, width + 2 * EDGE, height + 2 * EDGE);
}

/** A copy of a piece in a frame of its own. @param {Element} piece @param {Element[]} gliding @param {DOMRect} home */
function frameOf(piece, gliding, home) {
  const frame = piece instanceof SVGGraphicsElement ? svgFrame(piece) : document.createElement("div");
  frame.append(copyOf(piece, gliding));
  frame.setAttribute("aria-hidden", "true");
  frame.classList.add("stand-in", ...lookAround(piece));
  place(frame, home);
  return frame;
}

/** A copy without those parts that glide by themselves. @param {Element} piece @param {Element[]} gliding */
function copyOf(piece, gliding) {
  const copy = /** @type {Element} */ (piece.cloneNode(true));
  const originals = [...piece.querySelectorAll("[data-piece]")];
  [...copy.querySelectorAll("[data-piece]")].forEach((part, index) => {
    if (gliding.includes(originals[index])) part.remove();
  });
  for (const part of copy.querySelectorAll(UNSEEN)) part.remove();
  for (const part of [copy, ...copy.querySelectorAll(MARKED)]) strip(part);
  if (copy instanceof SVGElement) copy.removeAttribute("transform");
  return copy;
}

/** A copy is no piece: it cannot be touched, found or lit. @param {Element} part */
function strip(part) {
  part.classList.remove(...MARKS);
  for (const name of NOT_COPIED) part.removeAttribute(name);
}

/** A large picture of a thing, for looking at. @param {Element} thing @returns {Element | null} */
export function pictureOf(thing) {
  if (!(thing instanceof SVGGraphicsElement)) return null;
  const frame = svgFrame(thing);
  frame.append(copyOf(thing, []));
  frame.setAttribute("aria-hidden", "true");
  frame.classList.add(...lookAround(thing));
  return frame;
}

/** The classes that a piece has its looks from: those of the nearest `data-look`. @param {Element} piece */
function lookAround(piece) {
  return piece.closest("[data-look]")?.classList ?? [];
}

/** @param {SVGGraphicsElement} piece */
function svgFrame(piece) {
  const { x, y, width, height } = drawnBox(piece);
  const frame = document.createElementNS(SVG, "svg");
  frame.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  return frame;
}

/** @param {HTMLElement | SVGSVGElement} frame @param {DOMRect} box */
function place(frame, box) {
  for (const side of /** @type {const} */ (["left", "top", "width", "height"])) frame.style[side] = `${box[side]}px`;
}

/**
 * How a box is moved, and made larger or smaller, to lie upon another: the middles meet, nothing is bent out of shape.
 * @param {DOMRect} box @param {DOMRect} other
 */
function between(box, other) {
  const x = other.x + other.width / 2 - (box.x + box.width / 2);
  const y = other.y + other.height / 2 - (box.y + box.height / 2);
  const scale = Math.sqrt((other.width * other.height) / (box.width * box.height || 1));
  return `translate(${x}px, ${y}px) scale(${scale || 1})`;
}

/** @param {DOMRect} a @param {DOMRect} b */
function isNear(a, b) {
  return Math.abs(a.x - b.x) < NEAR && Math.abs(a.y - b.y) < NEAR && Math.abs(a.width - b.width) < NEAR;
}

/** Unseen, but still there for clicks and for the focus. @param {Element} piece */
function hide(piece) {
  piece.classList.add("is-gliding");
}
