// A choice that leaves something valuable undone, or that was reached through a thing that was not lit, is asked for once
// more: whoever chooses it again means it.

import { all, one, showRowOfButtons, words } from "./dom.js";

const SOON = 350; // a second touch that comes sooner belongs to the first: a finger that shook, a double click

/** @typedef {import("./choices.js").Choice} Choice */

export class Caution {
  /** The move that waits to be chosen again, if there is one. */
  move = "";
  /** How often something was asked for. */
  count = 0;
  #askedAt = 0;

  get isOpen() {
    return this.move !== "";
  }

  /**
   * Whether a choice may be made at once, since it has been asked for already; else it is asked for now.
   * @param {Choice} choice @param {string} sentence what to say to that
   */
  isSure(choice, sentence) {
    this.count += 1;
    if (this.move !== choice.move) this.ask(choice, sentence);
    else if (Date.now() - this.#askedAt > SOON) {
      this.drop();
      return true;
    }
    return false;
  }

  /** @param {Choice} choice @param {string} sentence */
  ask(choice, sentence) {
    this.drop();
    this.move = choice.move;
    this.#askedAt = Date.now();
    for (const button of buttonsOf(choice.move)) {
      button.classList.add("unsure");
      if (button.checkVisibility()) button.closest(".actions, .choices")?.classList.add("holds-unsure");
    }
    this.#show(`${sentence.replace(/(?<![.!?…])$/, ".")} ${words.onceMore ?? ""}`);
  }

  drop() {
    if (!this.isOpen) return;
    this.move = "";
    this.#show("");
    for (const part of all(".unsure, .holds-unsure")) part.classList.remove("unsure", "holds-unsure");
  }

  /** In place of what is asked. @param {string} text */
  #show(text) {
    for (const part of all(".caution, [data-sure], [data-unsure]")) part.hidden = text === "";
    one(".ask-head")?.classList.toggle("cautious", text !== "");
    showRowOfButtons();
    const line = one(".caution");
    if (!line) return;
    line.textContent = text;
    line.scrollIntoView({ block: "nearest" });
  }
}

/** @param {string} move */
function buttonsOf(move) {
  return all("[data-move], [data-action]").filter(({ dataset }) => dataset.move === move || dataset.action === move);
}
