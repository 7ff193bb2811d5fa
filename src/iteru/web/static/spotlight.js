// The light of a lesson: everything but the things that it is about lies in the shade, which lets every click through.

import { all, around, isShown, one } from "./dom.js";
import { outlineOf } from "./outline.js";

export class Spotlight {
  /** The names of what is lit. @type {string[]} */
  #names = [];
  #isDrawing = false;

  listen() {
    document.addEventListener("scroll", () => this.#drawSoon(), { capture: true, passive: true });
    const size = new ResizeObserver(() => this.#drawSoon());
    for (const part of all("body, .pan, .side, .ask")) size.observe(part);
  }

  /** @param {string[]} names */
  show(names) {
    this.#names = names;
    this.draw();
  }

  /** Once for all that happens before the next picture. */
  #drawSoon() {
    if (this.#isDrawing) return;
    this.#isDrawing = true;
    requestAnimationFrame(() => {
      this.#isDrawing = false;
      this.draw();
    });
  }

  draw() {
    const from = document.body.getBoundingClientRect();
    const lights = this.#names.flatMap(litThings).map(wholePiece).map((thing) => outlineOf(thing, from));
    one(".veil")?.classList.toggle("drawn", lights.length > 0);
    one("#lights")?.replaceChildren(...lights);
  }
}

/** Where something with this name is shown: on the picture, a seat, or a button. @param {string} name */
export function litThings(name) {
  return thingsNamed(name).filter(isShown);
}

/** The same, also where a small screen has folded it away. @param {string} name */
export function thingsNamed(name) {
  const its = CSS.escape(name);
  return all(`:is([data-target="${its}"], [data-id~="${its}"], [data-action="${its}"])`, one(".table") ?? document);
}

/** A part of a piece is seen best together with the piece. @param {HTMLElement} thing */
function wholePiece(thing) {
  return around(thing.parentElement, "[data-piece][data-target]") ?? thing;
}
