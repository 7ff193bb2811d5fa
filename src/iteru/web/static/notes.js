// Notes: refusals, and answers to "why not?". They go away by themselves, but not while somebody reads them.

import { one } from "./dom.js";

const NOTE_STAYS = 9000;

/** @typedef {{text: string, rule: string}} Reason */

export class Notes {
  #timer = 0;

  get isOpen() {
    return one("#note")?.hidden === false;
  }

  /** @param {Reason[]} reasons */
  show(reasons) {
    const note = one("#note");
    const inside = note && one("[role=status]", note);
    if (!note || !inside) return;
    inside.replaceChildren(...reasons.map(lineOf));
    note.hidden = false;
    this.#hideLater();
  }

  close() {
    const note = one("#note");
    if (note) note.hidden = true;
  }

  /** Close the note, unless somebody is at it. */
  hide() {
    if (one("#note")?.matches(":hover, :focus-within")) this.#hideLater();
    else this.close();
  }

  #hideLater() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.hide(), NOTE_STAYS);
  }
}

/** @param {Reason} reason */
function lineOf({ text, rule }) {
  const line = document.createElement("p");
  line.textContent = rule ? text.replace(` (${rule})`, "") : text;
  if (rule) line.append(" ", ruleLink(rule));
  return line;
}

/** @param {string} rule */
export function ruleLink(rule) {
  const link = document.createElement("a");
  link.className = "rule";
  link.href = `${document.body.dataset.address}/rules#${rule}`;
  link.dataset.rule = rule;
  link.textContent = rule;
  return link;
}
