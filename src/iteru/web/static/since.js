// What the others did since one's own move: a strip that says as much as there is room for, and marks on the picture at the
// places of everybody's latest move. The server knows what is in it; here it is fitted in and drawn.

import { all, one, placesOf } from "./dom.js";
import { showEdges } from "./edges.js";
import { dropMoveMarks, placeMoveMarks } from "./move_marks.js";

/** All sentences, one of each seat, signs alone, those without a title, and only whose they are. */
const FORMS = ["", "short", "brief", "brief terse", "brief terse bare"];

export class Since {
  /** Whether it is open; that outlasts drawing it anew. */
  #isOpen = false;
  /** Whose latest moves touched each thing, the latest first. @type {Map<HTMLElement, number[]>} */
  #moves = new Map();

  listen() {
    document.addEventListener("toggle", (event) => this.#toggled(event), { capture: true });
  }

  /** @param {Event} event */
  #toggled(event) {
    if (!(event.target instanceof HTMLDetailsElement) || !event.target.matches(".since")) return;
    this.#isOpen = event.target.open;
    if (this.#isOpen) showEdges();
  }

  /** Shows the strip, and takes away marks that are no longer true; nothing is measured. @param {Map<string, HTMLElement[]>} places by name */
  show(places) {
    const strip = one(".since");
    this.#moves = latestMoves(places);
    one(".since-area")?.classList.toggle("filled", strip !== null);
    if (strip instanceof HTMLDetailsElement) strip.open = this.#isOpen;
    dropMoveMarks(this.#moves);
  }

  /** Fits the strip in, and finds where on the picture the moves were made; what is returned marks that. */
  findMoves() {
    this.fit();
    return placeMoveMarks(this.#moves);
  }

  /** As much as fits; a sentence is there as a whole or not at all. */
  fit() {
    const strip = one(".since");
    const line = one(".since summary");
    if (!strip || !line) return;
    for (const form of FORMS) {
      strip.className = `since ${form}`.trim();
      if (line.scrollWidth <= line.clientWidth && line.scrollHeight <= line.clientHeight) return;
    }
  }
}

/** Whose latest moves touched each thing, the latest first. @param {Map<string, HTMLElement[]>} places by name */
function latestMoves(places) {
  /** @type {Map<HTMLElement, number[]>} */
  const seats = new Map();
  for (const deeds of all(".since [data-by]").reverse()) {
    for (const thing of placesOf(deeds, places)) seats.set(thing, [...(seats.get(thing) ?? []), Number(deeds.dataset.by)]);
  }
  return seats;
}
