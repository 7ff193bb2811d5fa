// Regions: parts of the page that the server draws. News are shown at once, whatever still glides.

import { all, one, region } from "./dom.js";
import { restoreFocus, whereFocusIs } from "./focus.js";
import { swap } from "./layers.js";

/**
 * A region as it is now, or what it is made of: lines that it had, from one up to another, and new text.
 * @typedef {string | (string | [number, number])[]} Change
 */
/** @typedef {{version: number, regions: Record<string, Change>, rematch: string | null}} News */
/** Regions to be shown, by name. @typedef {Map<string, HTMLTemplateElement>} Fresh */

export class Regions {
  /** The text of each region as the server sent it. @type {Map<string, string>} */
  #sent = new Map();
  /** What the server drew, before a script marked anything in it. @type {Map<string, string>} */
  #drawn = new Map();
  #glider;
  #shown;

  /**
   * @param {import("./glide.js").Glider} glider
   * @param {(fresh: Fresh, news: News) => void} shown what to do once news are on the page
   */
  constructor(glider, shown) {
    this.#glider = glider;
    this.#shown = shown;
    for (const part of all("[data-region]")) this.#drawn.set(part.dataset.region ?? "", part.innerHTML);
  }

  /** The version of the table that the page shows. */
  get version() {
    return Number(document.body.dataset.version);
  }

  /** @param {News} news */
  arrive(news) {
    const fresh = this.#read(news.regions);
    this.#glider.show(fresh, () => this.#put(fresh, news));
  }

  /** The regions that differ from what is shown. @param {Record<string, Change>} regions @returns {Fresh} */
  #read(regions) {
    const fresh = new Map();
    for (const [name, change] of Object.entries(regions)) {
      const text = changed(this.#sent.get(name) ?? "", change);
      const template = document.createElement("template");
      template.innerHTML = text;
      this.#sent.set(name, text);
      if (template.innerHTML !== this.#drawn.get(name)) fresh.set(name, template);
    }
    return fresh;
  }

  /** @param {Fresh} fresh @param {News} news */
  #put(fresh, news) {
    const focus = whereFocusIs();
    const open = one("[data-region] :popover-open");
    const scrolled = open?.scrollTop ?? 0;
    for (const [name, template] of fresh) {
      this.#drawn.set(name, template.innerHTML);
      const part = region(name);
      if (part) swap(part, /** @type {DocumentFragment} */ (template.content.cloneNode(true)));
    }
    document.body.dataset.version = String(news.version);
    this.#shown(fresh, news);
    if (open) openAgain(open.id, scrolled);
    restoreFocus(focus);
  }
}

/** A sheet that was open when it was drawn anew. @param {string} id @param {number} scrolled how far it had been read */
function openAgain(id, scrolled) {
  const sheet = document.getElementById(id);
  if (!sheet || !sheet.isConnected) return;
  if (!sheet.matches(":popover-open")) sheet.showPopover();
  sheet.scrollTop = scrolled;
}

/** @param {string} old @param {Change} change */
function changed(old, change) {
  if (typeof change === "string") return change;
  const lines = old.split("\n");
  return change.map((part) => (typeof part === "string" ? part : lines.slice(...part).join("\n"))).join("\n");
}
