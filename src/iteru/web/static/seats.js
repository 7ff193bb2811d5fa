// Seats fold on a phone; which of them are open survives when they are drawn anew.

import { all, one } from "./dom.js";

export class Seats {
  /** @type {Set<string>} */
  #unfolded = new Set();

  /** @param {HTMLElement} button */
  fold(button) {
    const seat = button.dataset.fold ?? "";
    if (!this.#unfolded.delete(seat)) this.#unfolded.add(seat);
    this.show();
  }

  show() {
    for (const seat of all("[data-seat]")) {
      const isOpen = this.#unfolded.has(seat.dataset.seat ?? "");
      seat.classList.toggle("unfolded", isOpen);
      one("[data-fold]", seat)?.setAttribute("aria-expanded", String(isOpen || seat.classList.contains("mine")));
    }
  }
}
