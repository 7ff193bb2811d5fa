// Gliding: pieces that the new regions show at another place move there. The regions change at once; what is seen to move
// are stand-ins above the page, which no click ever meets.

import { all, isShown, one, region } from "./dom.js";
import { boxOf, StandIn } from "./standin.js";

const PIECES = "[data-piece][data-place]";
const MAX_GLIDES = 30;
const DURATION = { normal: 650, fast: 280 };

/** A piece that moves: to which place, and from where it is seen now. @typedef {{place: string, from: DOMRect}} Move */
/** @typedef {import("./regions.js").Fresh} Fresh */

export class Glider {
  /** The pieces on their way, by the places they go to. @type {Map<string, StandIn>} */
  #gliding = new Map();
  #settings;

  /** @param {import("./settings.js").Settings} settings */
  constructor(settings) {
    this.#settings = settings;
    document.addEventListener("scroll", (event) => this.#scrolled(event), { capture: true, passive: true });
    window.addEventListener("resize", () => this.land());
  }

  /** Put new regions on the page; what is returned has pieces glide, if they may. @param {Fresh} fresh @param {() => void} put */
  show(fresh, put) {
    const mayGlide = this.#mayGlide();
    const moves = mayGlide ? this.#moves(fresh) : [];
    if (!mayGlide) this.land();
    put();
    if (moves.length === 0 && this.#gliding.size === 0) return () => {};
    const pieces = pieceMap(document);
    const acts = [...this.#carryOn(pieces, moves), ...this.#setOff(pieces, moves)]; // all are measured before any is moved
    return () => { for (const act of acts) act(); };
  }

  #mayGlide() {
    return this.#settings.isMoving && !document.hidden;
  }

  get #duration() {
    return this.#settings.speed === "fast" ? DURATION.fast : DURATION.normal;
  }

  /**
   * Pieces on their way go on to where they are now shown; those that are there, or gone, or turn elsewhere, end here. What is returned does so.
   * @param {Map<string, Element>} pieces @param {Move[]} moves
   */
  #carryOn(pieces, moves) {
    const turning = new Set(moves.map(({ place }) => place));
    return [...this.#gliding].map(([place, standIn]) => {
      const piece = pieces.get(place);
      const goesOn = standIn.isOnItsWay && piece && isSameKind(standIn.piece, piece) && isShown(piece) && !turning.has(place);
      return goesOn ? standIn.follow(piece) : () => standIn.end();
    });
  }

  /** Pieces that move; what is returned has them set off. @param {Map<string, Element>} pieces @param {Move[]} moves */
  #setOff(pieces, moves) {
    const arriving = moves.map(({ place }) => pieces.get(place)).filter((piece) => piece !== undefined);
    const duration = moves.length ? this.#duration : 0;
    return moves.map((move) => {
      const made = this.#standInFor(move, pieces.get(move.place), arriving);
      return () => made?.glide(move.from, duration);
    });
  }

  /** @param {Move} move @param {Element | undefined} piece @param {Element[]} arriving */
  #standInFor({ place }, piece, arriving) {
    if (!piece || !isShown(piece)) return null;
    const standIn = new StandIn(piece, arriving, () => this.#arrived(place, standIn));
    this.#gliding.set(place, standIn);
    return standIn;
  }

  /** @param {string} place @param {StandIn} standIn */
  #arrived(place, standIn) {
    if (this.#gliding.get(place) === standIn) this.#gliding.delete(place);
  }

  /** All pieces are where they belong. */
  land() {
    for (const standIn of [...this.#gliding.values()]) standIn.end();
  }

  /** The board was moved below the stand-ins. @param {Event} event */
  #scrolled(event) {
    const isBoard = event.target === document || (event.target instanceof Element && event.target.matches(".pan"));
    if (isBoard) this.land();
  }

  /**
   * The pieces that move: a place that gains a piece takes it from one that has lost its like.
   * @param {Fresh} fresh @returns {Move[]}
   */
  #moves(fresh) {
    const { old, now } = piecesOf(fresh);
    const lost = lostPieces(old, now);
    /** @type {Move[]} */
    const moves = [];
    if (isRearranged(fresh)) return moves;
    for (const [place, piece] of now) {
      if (isSameKind(old.get(place), piece)) continue;
      const from = lost.get(kindOf(piece))?.pop();
      if (from && moves.length < MAX_GLIDES) moves.push({ place, from: this.#seenAt(from) });
    }
    return moves;
  }

  /** Where a piece is seen: on its way, or at its place. @param {Element} piece */
  #seenAt(piece) {
    const onItsWay = [...this.#gliding.values()].find((standIn) => standIn.piece === piece);
    return onItsWay?.box ?? boxOf(piece);
  }
}

/** Whether a board is now drawn for another kind of screen. @param {Fresh} fresh */
function isRearranged(fresh) {
  return [...fresh].some(([name, { frame }]) => {
    const [old, now] = [region(name), frame].map((within) => (within ? one("[data-look]", within) : null));
    return old && now && old.classList.contains("blocks") !== now.classList.contains("blocks");
  });
}

/** Pieces by place, on the page and in the new regions, where these differ. @param {Fresh} fresh */
function piecesOf(fresh) {
  const old = new Map();
  const now = new Map();
  for (const [name, { changes }] of fresh) {
    const shown = region(name);
    const gone = piecesAmong(changes.gone);
    if (shown && gone.size) for (const [place, piece] of pieceMap(shown)) if (gone.has(place)) old.set(place, piece);
    for (const [place, piece] of piecesAmong(changes.come)) now.set(place, piece);
  }
  return { old, now };
}

/** @param {Node[]} nodes @returns {Map<string, Element>} */
function piecesAmong(nodes) {
  const found = new Map();
  for (const node of nodes) {
    if (node instanceof Element && node.matches(PIECES)) found.set(node.getAttribute("data-place"), node);
    if (node instanceof Element || node instanceof DocumentFragment) for (const [place, piece] of pieceMap(node)) found.set(place, piece);
  }
  return found;
}

/**
 * The pieces, by kind, that are no longer at their places.
 * @param {Map<string, Element>} old @param {Map<string, Element>} now
 */
function lostPieces(old, now) {
  /** @type {Map<string, Element[]>} */
  const lost = new Map();
  for (const [place, piece] of old) {
    if (isSameKind(now.get(place), piece) || !isShown(piece)) continue;
    lost.set(kindOf(piece), [...(lost.get(kindOf(piece)) ?? []), piece]);
  }
  return lost;
}

/** @param {ParentNode} within @returns {Map<string, Element>} */
function pieceMap(within) {
  return new Map(all(PIECES, within).map((piece) => [piece.getAttribute("data-place") ?? "", piece]));
}

/** @param {Element} piece */
function kindOf(piece) {
  return piece.getAttribute("data-piece") ?? "";
}

/** @param {Element | undefined} a @param {Element} b */
function isSameKind(a, b) {
  return a !== undefined && kindOf(a) === kindOf(b);
}
