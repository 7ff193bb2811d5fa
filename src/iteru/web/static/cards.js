// The cards of a game on a page: filters, and a search in their words. Everything is there already; cards that do not fit are hidden.

import { all, one } from "./dom.js";
import { plain } from "./search.js";

export function listenForFilters() {
  for (const form of all("[data-filter]")) new Filter(/** @type {HTMLFormElement} */ (form));
}

class Filter {
  #form;
  #cards;
  #status;

  /** @param {HTMLFormElement} form */
  constructor(form) {
    const list = one(form.dataset.filter ?? "");
    this.#form = form;
    this.#status = one("[role=status]", form);
    this.#cards = list ? all("[data-facets]", list).map((card) => ({ card, words: plain(card.textContent ?? "") })) : [];
    form.addEventListener("input", () => this.#show());
    form.addEventListener("submit", (event) => event.preventDefault());
    form.addEventListener("reset", () => { setTimeout(() => this.#show()); }); // after the fields are empty
    this.#show();
  }

  #show() {
    this.#offerFacets();
    const wanted = all("select", this.#form).map((field) => /** @type {HTMLSelectElement} */ (field).value).filter(Boolean);
    const words = plain(/** @type {HTMLInputElement} */ (one("input", this.#form)).value).split(" ").filter(Boolean);
    let count = 0;
    for (const { card, words: its } of this.#cards) {
      const own = (card.dataset.facets ?? "").split(" ");
      card.hidden = !(wanted.every((facet) => own.includes(facet)) && words.every((word) => its.includes(word)));
      count += card.hidden ? 0 : 1;
    }
    for (const group of all(".card-group")) group.hidden = !one("[data-facets]:not([hidden])", group);
    this.#tell(count, wanted.length + words.length > 0);
  }

  /** A facet that no card of the chosen kind has is not asked for. */
  #offerFacets() {
    const [kind, ...others] = all("select", this.#form).map((field) => /** @type {HTMLSelectElement} */ (field));
    if (!kind) return;
    const facets = this.#cards.flatMap(({ card }) => (card.dataset.facets ?? "").split(" ")
      .filter((facet, place, its) => !kind.value || its.includes(kind.value)));
    for (const field of others) {
      const isUseful = [...field.options].some((option) => option.value && facets.includes(option.value));
      if (!isUseful) field.value = "";
      if (field.parentElement) field.parentElement.hidden = !isUseful;
    }
  }

  /** @param {number} count @param {boolean} isFiltered */
  #tell(count, isFiltered) {
    if (!this.#status) return;
    const { found, none } = this.#status.dataset;
    this.#status.textContent = (!isFiltered ? "" : count ? found?.replace("%", String(count)) : none) ?? "";
    for (const button of all("button", this.#form)) button.hidden = !isFiltered;
  }
}
