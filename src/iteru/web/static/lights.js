// Lights on the picture: what can be touched now shines, what has been touched on the way is marked.

import { areUnlike } from "./choices.js";
import { all, isShown, one } from "./dom.js";
import { wordsOf } from "./enlarge.js";

const ATTRIBUTES = ["tabindex", "role", "aria-label", "aria-pressed"];
const MARGIN = 40; // between a thing that the board is panned to and the edge

/** @typedef {import("./choices.js").Choice} Choice */

export class Lights {
  #choices;
  #settings;
  /** What shines, or is marked as touched. @type {HTMLElement[]} */
  #marked = [];

  /** @param {import("./choices.js").Choices} choices @param {import("./settings.js").Settings} settings */
  constructor(choices, settings) {
    this.#choices = choices;
    this.#settings = settings;
  }

  /** @param {Map<string, HTMLElement[]>} things by target */
  show(things) {
    const lit = this.#lit(things);
    const chosen = this.#choices.held.flatMap((target) => things.get(target) ?? []);
    for (const thing of this.#marked) if (!lit.has(thing)) putOut(thing); // what stays lit is left alone
    for (const thing of this.#marked) if (!chosen.includes(thing)) thing.classList.remove("chosen");
    for (const thing of chosen) thing.classList.add("chosen");
    one(".pan > .board")?.classList.toggle("half-way", chosen.length > 0);
    for (const thing of lit.keys()) thing.classList.add("lit");
    for (const [thing, label] of lit) describe(thing, label);
    this.#marked = [...new Set([...lit.keys(), ...chosen])];
  }

  /** What can be touched now, and what it is called then. @param {Map<string, HTMLElement[]>} things by target */
  #lit(things) {
    /** @type {Map<HTMLElement, string>} */
    const found = new Map();
    for (const [target, among] of this.#choices.next()) {
      for (const thing of things.get(target) ?? []) found.set(thing, this.#label(thing, among, target));
    }
    return found;
  }

  /** @param {HTMLElement} thing @param {Choice[]} among @param {string} target */
  #label(thing, among, target) {
    const label = among.length === 1 ? among[0].words : `${this.#choices.label(among, true, target)} …`;
    const title = wordsOf(thing);
    return !title ? label : areUnlike(among) ? title : `${label} (${title})`;
  }

  /** Half way through a choice, a board on a small screen is panned to what can be touched now. */
  bringIntoView() {
    const pan = this.#choices.held.length ? one(".pan") : null;
    const lit = pan ? all(".lit", pan).filter(isShown) : [];
    if (!pan || !lit.length || lit.some((thing) => isWithin(thing, pan))) return;
    const box = lit[0].getBoundingClientRect();
    const frame = pan.getBoundingClientRect();
    const behavior = this.#settings.isMoving ? "smooth" : "auto";
    pan.scrollBy({ left: box.left - frame.left - MARGIN, top: box.top - frame.top - MARGIN, behavior });
  }
}

/** A lit thing is a button, unless it holds another one. @param {HTMLElement} thing @param {string} label */
function describe(thing, label) {
  const attributes = { tabindex: "0", role: one(".lit", thing) ? "group" : "button", "aria-label": label };
  for (const [name, value] of Object.entries(attributes)) if (thing.getAttribute(name) !== value) thing.setAttribute(name, value);
}

/** @param {HTMLElement} thing */
function putOut(thing) {
  thing.classList.remove("lit", "chosen");
  for (const name of ATTRIBUTES) thing.removeAttribute(name);
}

/** @param {Element} thing @param {Element} frame */
function isWithin(thing, frame) {
  const a = thing.getBoundingClientRect();
  const b = frame.getBoundingClientRect();
  return a.left >= b.left - 4 && a.right <= b.right + 4 && a.top >= b.top - 4 && a.bottom <= b.bottom + 4;
}
