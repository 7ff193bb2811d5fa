// The end of a game: on small screens one part of the result at a time.

import { all, one } from "./dom.js";
import { offerSharing } from "./picture.js";

export class Result {
  /** The part that is shown where there is room for one. */
  #part = "sources";

  constructor() {
    offerSharing();
  }

  /** The server drew the result anew: the part that was chosen is shown again. */
  drawn() {
    this.show(this.#part);
    offerSharing();
  }

  /** @param {string} part */
  show(part) {
    this.#part = part;
    const result = one(".result");
    if (result) result.dataset.part = part;
    for (const button of all("[data-result-part]")) {
      button.setAttribute("aria-pressed", String(button.dataset.resultPart === part));
    }
  }
}
