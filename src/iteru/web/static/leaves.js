// Leaves of a board of which a small screen shows one at a time, each with a tab on the picture. Open is what the person opened, else
// what is asked about, else where something happened last.

import { all, around, coveredBelow, isAsked, one, placesByName, placesOf } from "./dom.js";

/** What a click on a tab does, unless it is a choice itself. @type {[string, (table: {leaves: Leaves}, found: HTMLElement) => void][]} */
export const LEAF_CLICKS = [["[data-opens]:not(.lit)", ({ leaves }, tab) => leaves.press(tab)]];

export class Leaves {
  /** The tab that the person opened. */
  #chosen = "";
  /** What would be open else. */
  #usual = "";
  /** What was asked about. */
  #asked = "";
  #settings;
  #opened;

  /** @param {import("./settings.js").Settings} settings @param {() => void} [opened] what to do once a person has opened a leaf */
  constructor(settings, opened = () => {}) {
    this.#settings = settings;
    this.#opened = opened;
  }

  /** Show one leaf, and on the tabs which it is and where else there is something to choose. */
  show() {
    const leaves = all(".leaf[data-tab]");
    if (!leaves.length) return;
    const asked = askedTab();
    const usual = asked || latestTab() || this.#usual || (leaves[0].dataset.tab ?? "");
    if (usual !== this.#usual) this.#chosen = "";
    this.#usual = usual;
    const open = this.#chosen || usual;
    for (const leaf of leaves) leaf.classList.toggle("shut", leaf.dataset.tab !== open);
    for (const tab of all("[data-opens]")) showTab(tab, tab.dataset.opens === open);
    if (asked !== this.#asked && asked === open && isAsked()) this.#bringIntoView();
    this.#asked = asked;
  }

  /** Open what a tab stands for, until something happens elsewhere. @param {HTMLElement} tab */
  press(tab) {
    this.#open(tab.dataset.opens ?? "");
    this.#bringIntoView();
  }

  /** The same by keyboard: the focus goes to what can be chosen there. @param {HTMLElement} tab */
  pressByKey(tab) {
    this.press(tab);
    one(".leaf[data-tab]:not(.shut) .lit")?.focus({ preventScroll: true });
  }

  /** Open the leaf on which one of these things lies, if any does. @param {HTMLElement[]} things */
  reveal(things) {
    const tab = things.map(tabOf).find(Boolean);
    if (tab) this.#open(tab);
  }

  /** @param {string} tab */
  #open(tab) {
    this.#chosen = tab;
    this.show();
    this.#opened();
  }

  /** What is open is seen, above what lies under the thumb. */
  #bringIntoView() {
    document.documentElement.style.scrollPaddingBottom = `${coveredBelow()}px`;
    one(".leaf[data-tab]:not(.shut)")?.scrollIntoView({ block: "nearest", behavior: this.#settings.isMoving ? "smooth" : "auto" });
  }
}

/** The tab of the leaf that a thing is on, or that it opens. @param {HTMLElement} thing */
function tabOf(thing) {
  const { opens, tab } = around(thing, "[data-opens], .leaf[data-tab]")?.dataset ?? {};
  return opens ?? tab ?? "";
}

function askedTab() {
  return one("[data-asked-tab]")?.dataset.askedTab ?? "";
}

/** Where something happened last. */
function latestTab() {
  const places = placesByName();
  for (const line of all(".log [data-touches]").reverse()) {
    const tab = placesOf(line, places).map(tabOf).find(Boolean);
    if (tab) return tab;
  }
  return "";
}

/** A tab is a button, also while it is no choice; it is lit where it leads to one. @param {HTMLElement} tab @param {boolean} isOpen */
function showTab(tab, isOpen) {
  const leaf = one(`.leaf[data-tab="${CSS.escape(tab.dataset.opens ?? "")}"]`);
  const leads = !isOpen && !tab.matches(".lit") && leaf !== null && one(".lit", leaf) !== null;
  tab.classList.toggle("is-open", isOpen);
  tab.classList.toggle("leads", leads);
  if (leads) tab.setAttribute("aria-description", one("#ask-title")?.textContent ?? "");
  else tab.removeAttribute("aria-description");
  if (!tab.matches(".lit")) tab.setAttribute("role", "button");
  tab.setAttribute("tabindex", "0");
  tab.setAttribute("aria-expanded", String(isOpen));
}
