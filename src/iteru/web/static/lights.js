// Lights on the picture: what can be touched now shines, what has been touched on the way is marked.

import { areUnlike } from "./choices.js";
import { all, one, targets } from "./dom.js";
import { wordsOf } from "./look.js";

const MARKS = ["tabindex", "role", "aria-label", "aria-pressed"];
const MARGIN = 40; // between a thing that the board is panned to and the edge

/** @typedef {import("./choices.js").Choice} Choice */

export class Lights {
  #choices;
  #settings;

  /** @param {import("./choices.js").Choices} choices @param {import("./settings.js").Settings} settings */
  constructor(choices, settings) {
    this.#choices = choices;
    this.#settings = settings;
  }

  show() {
    all(".lit, .chosen").forEach(putOut);
    for (const [target, among] of this.#choices.next()) for (const thing of targets(target)) this.#light(thing, among, target);
    for (const outer of all(".lit:has(.lit)")) outer.setAttribute("role", "group"); // no button may hold another one
    for (const target of this.#choices.held) for (const thing of targets(target)) thing.classList.add("chosen");
    if (this.#choices.held.length) this.#panToFirst();
  }

  /** @param {HTMLElement} thing @param {Choice[]} among @param {string} target */
  #light(thing, among, target) {
    thing.classList.add("lit");
    thing.setAttribute("tabindex", "0");
    thing.setAttribute("role", "button");
    const label = among.length === 1 ? among[0].words : `${this.#choices.label(among, true, target)} …`;
    const title = wordsOf(thing);
    thing.setAttribute("aria-label", !title ? label : areUnlike(among) ? title : `${label} (${title})`);
  }

  /** On a small screen the board is panned to what can be touched now. */
  #panToFirst() {
    const pan = one(".pan");
    const lit = pan ? all(".lit", pan) : [];
    if (!pan || !lit.length || lit.some((thing) => isWithin(thing, pan))) return;
    const box = lit[0].getBoundingClientRect();
    const frame = pan.getBoundingClientRect();
    const behavior = this.#settings.isMoving ? "smooth" : "auto";
    pan.scrollBy({ left: box.left - frame.left - MARGIN, top: box.top - frame.top - MARGIN, behavior });
  }
}

/** @param {HTMLElement} thing */
function putOut(thing) {
  thing.classList.remove("lit", "chosen");
  for (const name of MARKS) thing.removeAttribute(name);
}

/** @param {Element} thing @param {Element} frame */
function isWithin(thing, frame) {
  const a = thing.getBoundingClientRect();
  const b = frame.getBoundingClientRect();
  return a.left >= b.left - 4 && a.right <= b.right + 4 && a.top >= b.top - 4 && a.bottom <= b.bottom + 4;
}
