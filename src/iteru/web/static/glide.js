// Gliding: pieces that the new regions show at another place move there inside a view transition of the browser.

import { all, isShown, region } from "./dom.js";
import { standIn } from "./standin.js";

const MAX_GLIDES = 30;

/**
 * A piece that moves: as it is, as it will be, and where.
 * @typedef {{old: Element, fresh: Element | null, place: string, name: string}} Glide
 */
/** @typedef {import("./regions.js").Fresh} Fresh */

export class Glider {
  /** @type {ViewTransition | null} */
  #running = null;
  #count = 0;
  #settings;

  /** @param {import("./settings.js").Settings} settings */
  constructor(settings) {
    this.#settings = settings;
  }

  /** Put new regions on the page; pieces glide if they may. @param {Fresh} fresh @param {() => void} put */
  async show(fresh, put) {
    this.#running?.skipTransition();
    const canGlide = this.#settings.isMoving && "startViewTransition" in document && !document.hidden;
    if (fresh.size && canGlide) await this.#glide(this.#moves(fresh), put);
    else put();
  }

  /** @param {Glide[]} moves @param {() => void} put */
  async #glide(moves, put) {
    const before = moves.map(({ old, name }) => standIn(old, name, moves.map((move) => move.old)));
    document.body.append(...before);
    for (const { old } of moves) hide(old);
    const transition = document.startViewTransition(() => {
      for (const copy of before) copy.remove();
      put();
      standInAfter(moves);
    });
    this.#running = transition;
    const done = () => this.#done(transition, moves);
    transition.ready.catch(() => {});
    transition.finished.then(done, done);
    await transition.updateCallbackDone;
  }

  /** @param {ViewTransition} transition @param {Glide[]} moves */
  #done(transition, moves) {
    const names = moves.map(({ name }) => name);
    for (const copy of all(".stand-in")) if (names.includes(copy.dataset.name ?? "")) copy.remove();
    for (const { fresh } of moves) fresh?.classList.remove("is-gliding");
    if (this.#running === transition) this.#running = null;
  }

  /**
   * The pieces that move: a place that gains a piece takes it from one that has lost its like.
   * @param {Fresh} fresh @returns {Glide[]}
   */
  #moves(fresh) {
    const { old, now } = piecesOf(fresh);
    const lost = lostPieces(old, now);
    /** @type {Glide[]} */
    const moves = [];
    for (const [place, piece] of now) {
      if (isSameKind(old.get(place), piece)) continue;
      const from = lost.get(kindOf(piece))?.pop();
      if (from && moves.length < MAX_GLIDES) moves.push({ old: from, fresh: null, place, name: `piece-${++this.#count}` });
    }
    return moves;
  }
}

/** With the new regions on the page: a stand-in for each piece at its new place. @param {Glide[]} moves */
function standInAfter(moves) {
  const now = pieceMap(document);
  for (const move of moves) move.fresh = now.get(move.place) ?? null;
  const arrived = moves.filter(({ fresh }) => fresh);
  const pieces = arrived.map(({ fresh }) => /** @type {Element} */ (fresh));
  document.body.append(...arrived.map(({ name }, index) => standIn(pieces[index], name, pieces)));
  for (const piece of pieces) hide(piece);
}

/** Pieces by place, on the page and in the new regions. @param {Fresh} fresh */
function piecesOf(fresh) {
  const old = new Map();
  const now = new Map();
  for (const [name, template] of fresh) {
    const shown = region(name);
    if (shown) for (const [place, piece] of pieceMap(shown)) old.set(place, piece);
    for (const [place, piece] of pieceMap(template.content)) now.set(place, piece);
  }
  return { old, now };
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
  return new Map(all("[data-piece][data-place]", within).map((piece) => [piece.dataset.place ?? "", piece]));
}

/** @param {Element} piece */
function kindOf(piece) {
  return piece.getAttribute("data-piece") ?? "";
}

/** @param {Element | undefined} a @param {Element} b */
function isSameKind(a, b) {
  return a !== undefined && kindOf(a) === kindOf(b);
}

/** @param {Element} piece */
function hide(piece) {
  piece.classList.add("is-gliding");
}
