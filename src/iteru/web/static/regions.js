// Regions: parts of the page that the server draws. News are shown with the next frame, whatever still glides.

import { all, one, region } from "./dom.js";
import { Drawing } from "./drawing.js";
import { restoreFocus, whereFocusIs } from "./focus.js";

/**
 * A region as it is now, or what it is made of: lines that it had, from one up to another, and new text.
 * @typedef {string | (string | [number, number])[]} Change
 */
/** @typedef {{version: number, regions: Record<string, Change>, rematch: string | null, stamps?: Record<string, string>}} News */
/** Regions to be shown, by name. @typedef {Map<string, Drawing>} Fresh */

const UNSEEN_WAIT = 100; // ms: a page that is not seen has no frames
/** Scripts write into these, so that they are drawn as a whole. */
const WHOLE = ["ask", "result"];
/** A question to somebody else has nothing that scripts write into. */
const WAITING = ".asked:not(.choosing, .lesson)";

export class Regions {
  /** The text of each region as the server sent it. @type {Map<string, string>} */
  #sent = new Map();
  /** What has arrived and is not shown yet. @type {News[]} */
  #waiting = [];
  /** What the server drew in each region. @type {Map<string, Drawing>} */
  #drawn = new Map();
  /** By what the server knows the regions that are still as the page came with them. @type {Record<string, string>} */
  #stamps = JSON.parse(document.body.dataset.stamps ?? "{}");
  #glider;
  #table;

  /**
   * @param {import("./glide.js").Glider} glider
   * @param {{shown: (fresh: Fresh, news: News) => void, settled: (fresh: Fresh) => () => void}} table what to do once news are on the
   *   page, and what to measure then: what is returned draws it
   */
  constructor(glider, table) {
    this.#glider = glider;
    this.#table = table;
    for (const part of all("[data-region]")) this.#drawn.set(part.dataset.region ?? "", Drawing.of(part));
  }

  /** The version of the table that the page shows. */
  get version() {
    return Number(document.body.dataset.version);
  }

  /** News that come before the next frame are shown together. @param {News} news */
  arrive(news) {
    this.#waiting.push(news);
    if (this.#waiting.length > 1) return;
    requestAnimationFrame(() => this.showAll());
    setTimeout(() => this.showAll(), UNSEEN_WAIT);
  }

  /** Show what has arrived. */
  showAll() {
    const news = this.#waiting.at(-1);
    if (!news) return;
    const fresh = this.#read(this.#waiting.splice(0));
    const focus = whereFocusIs();
    const glide = this.#glider.show(fresh, () => this.#put(fresh, news));
    const draw = this.#table.settled(fresh); // all is measured before anything is changed
    restoreFocus(focus); // which needs a layout as well
    glide();
    draw();
  }

  /** The regions that differ from what is shown. @param {News[]} arrived @returns {Fresh} */
  #read(arrived) {
    const names = new Set(arrived.flatMap((news) => this.#note(news)));
    const fresh = new Map();
    for (const name of names) {
      const drawing = this.#drawn.get(name)?.next(this.#sent.get(name) ?? "");
      if (drawing) fresh.set(name, drawing);
    }
    return fresh;
  }

  /** Keeps what was sent; returns the names of regions that differ from what is shown. @param {News} news */
  #note({ regions, stamps = {} }) {
    return Object.entries(regions).flatMap(([name, change]) => {
      const text = changed(this.#sent.get(name) ?? "", change);
      if (text === this.#sent.get(name)) return [];
      this.#sent.set(name, text);
      if (stamps[name] && stamps[name] === this.#stamps[name]) return [];
      delete this.#stamps[name];
      return [name];
    });
  }

  /** @param {Fresh} fresh @param {News} news */
  #put(fresh, news) {
    const open = one("[data-region] .sheet:popover-open");
    const scrolled = open?.scrollTop ?? 0;
    letGoOfFocus([...fresh].filter(([name, drawing]) => this.#isWhole(name, drawing)).map(([name]) => name));
    for (const [name, drawing] of fresh) this.#draw(name, drawing);
    document.body.dataset.version = String(news.version);
    this.#table.shown(fresh, news);
    if (open) openAgain(open.id, scrolled);
  }

  /** @param {string} name @param {Drawing} drawing */
  #draw(name, drawing) {
    const part = region(name);
    const old = this.#drawn.get(name);
    const isWhole = this.#isWhole(name, drawing);
    this.#drawn.set(name, drawing);
    if (part && old && !isWhole) drawing.redraw(part, old);
    else if (part) drawing.show(part);
  }

  /** @param {string} name @param {Drawing} drawing */
  #isWhole(name, drawing) {
    return WHOLE.includes(name) && ![this.#drawn.get(name), drawing].every((its) => its && one(WAITING, its.frame));
  }
}

/**
 * Where the focus would go away with a region, it goes before: else the browser lays out the page without that region first.
 * @param {string[]} names
 */
function letGoOfFocus(names) {
  const focused = /** @type {HTMLElement | null} */ (document.activeElement);
  if (names.some((name) => region(name)?.contains(focused))) focused?.blur();
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
