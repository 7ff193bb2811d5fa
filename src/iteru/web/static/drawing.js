// What the server drew in a part of the page, before a script marked anything in it. What can be long, a picture or the log, is cut into
// pieces, so that after a move only new pieces are read and compared.

import { all } from "./dom.js";
import { fillLayers } from "./layers.js";
import { patch, patchChildren } from "./patch.js";

/** A piece of a text, and what was read from it. @typedef {{text: string, nodes: Node[]}} Piece */
/** How a piece begins and ends, and what ends the last one. @typedef {{begins: string, ends: string, closes: string, read: [string, string]}} Cut */

const HOLDERS = "svg.top, ol.log, ol.lines, .seat > .inside";
const OPENING = /<svg [^>]*class="top"[^>]*>|<ol class="(?:log|lines)[^>]*>|<div class="inside">/g;
/** @type {Cut} */
const GROUPS = { begins: "<g", ends: "</g\n>", closes: "</svg></div>", read: ["<svg>", "</svg>"] };
/** What lies before a seat is one piece. @type {Cut} */
const PANEL = { begins: "", ends: "</div>\n</article>", closes: "</div>\n</article>", read: ["<div>", "</div>"] };
/** @type {Cut} */
const LINES = { begins: "<li ", ends: "</li>\n", closes: "</ol>", read: ["<ol>", "</ol>"] };

export class Drawing {
  /** All but what is in the holders of pieces, which are empty here. @type {DocumentFragment} */
  frame;
  #frameText;
  /** What is in each holder. @type {Piece[][]} */
  holders;
  /** The holders on the page, once they were found: as long as the frame stays they do. @type {HTMLElement[]} */
  #shown = [];
  /** What is not in the drawing before, and what is only there. @type {{come: Node[], gone: Node[]}} */
  changes;

  /** @param {DocumentFragment} frame @param {string} frameText @param {Piece[][]} holders @param {Drawing} [before] */
  constructor(frame, frameText, holders, before) {
    this.frame = frame;
    this.#frameText = frameText;
    this.holders = holders;
    this.changes = { come: missing(this, before), gone: before ? missing(before, this) : [] };
  }

  /** What a part of the page holds when it has come. @param {Element} part */
  static of(part) {
    const frame = new DocumentFragment();
    frame.append(...part.cloneNode(true).childNodes);
    const holders = all(HOLDERS, frame).map((holder) => {
      const nodes = [...holder.childNodes];
      holder.replaceChildren();
      return [{ text: "", nodes }];
    });
    return new Drawing(frame, "", holders);
  }

  /** The next drawing: what has the same text is not read again. @param {string} text */
  next(text) {
    const { frame, holders } = cut(text);
    const known = byText(this.holders.flat());
    const pieces = holders.map(({ its, pieces }) => readPieces(pieces, its, known));
    return new Drawing(frame === this.#frameText ? this.frame : parsed(frame), frame, pieces, this);
  }

  /** Show it as a whole. @param {Element} part */
  show(part) {
    part.replaceChildren(document.importNode(this.frame, true));
    this.#fill(part, []);
  }

  /** Show it where another drawing is: what is drawn as before stays, and so do grounds with what was fetched for them. @param {Element} part @param {Drawing} before */
  redraw(part, before) {
    if (before.holders.length !== this.holders.length) part.replaceChildren(document.importNode(this.frame, true));
    else if (before.frame !== this.frame) patch(part, before.frame, this.frame);
    else this.#shown = before.#shown;
    this.#fill(part, before.holders);
    fillLayers(part);
  }

  /** @param {Element} part @param {Piece[][]} before */
  #fill(part, before) {
    if (this.holders.length > this.#shown.length) this.#shown = all(HOLDERS, part);
    this.#shown.forEach((holder, index) => patchChildren(holder, nodesOf(before[index] ?? []), nodesOf(this.holders[index])));
  }
}

/** @param {Piece[]} pieces */
function nodesOf(pieces) {
  return pieces.flatMap(({ nodes }) => nodes);
}

/** What of a drawing is not in another. @param {Drawing} drawing @param {Drawing} [other] @returns {Node[]} */
function missing({ frame, holders }, other) {
  const there = new Set(other ? [other.frame, ...nodesOf(other.holders.flat())] : []);
  return [frame, ...nodesOf(holders.flat())].filter((node) => !there.has(node));
}

/** @param {Piece[]} pieces @returns {Map<string, Piece[]>} */
function byText(pieces) {
  const found = new Map();
  for (const piece of pieces) found.set(piece.text, [...(found.get(piece.text) ?? []), piece]);
  return found;
}

/** Takes what is known and reads the rest, all of it at once. @param {string[]} texts @param {Cut} its @param {Map<string, Piece[]>} known */
function readPieces(texts, { read: [before, after] }, known) {
  const pieces = texts.map((text) => known.get(text)?.shift() ?? { text, nodes: /** @type {Node[]} */ ([]) });
  const fresh = pieces.filter(({ nodes }) => nodes.length === 0);
  const { children } = parsed(fresh.map(({ text }) => before + text + after).join(""));
  fresh.forEach((piece, index) => { piece.nodes = [...children[index].childNodes]; });
  return pieces;
}

/** @param {string} markup */
function parsed(markup) {
  const template = document.createElement("template");
  if (markup) template.innerHTML = markup;
  return template.content;
}

/** A text without what its holders hold, and the pieces of each. @param {string} text */
function cut(text) {
  /** @type {{its: Cut, pieces: string[]}[]} */
  const holders = [];
  let frame = "";
  let at = 0;
  for (const [tag] of text.matchAll(OPENING)) {
    const start = text.indexOf(tag, at) + tag.length;
    const its = tag.startsWith("<svg") ? GROUPS : tag.startsWith("<ol") ? LINES : PANEL;
    const end = text.indexOf(its.closes, start);
    frame += text.slice(at, start);
    holders.push({ its, pieces: cutPieces(text.slice(start, end), its) });
    at = end;
  }
  return { frame: frame + text.slice(at), holders };
}

/** Each piece ends where all that began in it has ended. @param {string} inside @param {Cut} its */
function cutPieces(inside, { begins, ends }) {
  const parts = inside.split(ends);
  const rest = parts.pop() ?? "";
  const pieces = [];
  let piece = "";
  let open = 0;
  for (const part of parts) {
    piece += part + ends;
    open += part.split(begins).length - 2;
    if (open === 0) {
      pieces.push(piece);
      piece = "";
    }
  }
  return piece + rest ? [...pieces, piece + rest] : pieces;
}
