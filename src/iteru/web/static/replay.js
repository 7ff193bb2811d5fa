// A replay's page: a finished game step by step, by slider, buttons, keys, or by itself.

import { all, around, isShown, one, tell } from "./dom.js";
import { Drawing } from "./drawing.js";
import { Glider } from "./glide.js";
import { Enlarger } from "./enlarge.js";
import { Leaves } from "./leaves.js";

const PACE = { normal: 1300, fast: 700 };
/** @type {Record<string, string>} */
const STEP_KEYS = { ArrowRight: "next", ArrowLeft: "previous", Home: "first", End: "last" };
/** @type {Record<string, string>} */
const ROUND_KEYS = { ArrowRight: "next-round", ArrowLeft: "previous-round" };

/** Where the style sheets show what folds the ways on from here, there is little room: they are opened when somebody wants them. */
function foldWays() {
  const summary = one(".ways-on > summary");
  if (summary && isShown(summary)) summary.parentElement?.removeAttribute("open");
}

export class Replay {
  #glider;
  #enlarger = new Enlarger();
  #leaves;
  #settings;
  #id;
  #slider = /** @type {HTMLInputElement} */ (one(".slider input"));
  /** The step being fetched. */
  #asking = new AbortController();
  #timer = 0;
  #part = one("#step");
  /** The step that is shown. */
  #drawn = this.#part ? Drawing.of(this.#part) : null;

  /** @param {string} id @param {import("./settings.js").Settings} settings */
  constructor(id, settings) {
    this.#id = id;
    this.#settings = settings;
    this.#glider = new Glider(settings);
    this.#leaves = new Leaves(settings);
  }

  /** @param {boolean} isNewScreen whether the server did not know the screen yet: then it draws the board again */
  start(isNewScreen) {
    this.#enlarger.listen();
    this.#slider.addEventListener("input", () => this.#goTo(this.#now));
    for (const part of all(".looking, .rounds")) part.addEventListener("change", (event) => this.#lookOtherwise(event));
    document.addEventListener("click", (event) => this.#click(event));
    document.addEventListener("keydown", (event) => this.#key(event));
    window.addEventListener("resize", () => { if (this.#settings.noteScreen()) this.#goTo(this.#now); });
    this.#leaves.show();
    foldWays();
    showCurrentLine();
    this.#showLink();
    if (isNewScreen) this.#goTo(this.#now);
  }

  /** What the address says besides the step: the viewpoint, and whose moves are listed. */
  get #looking() {
    const found = new URLSearchParams(location.search);
    found.delete("at");
    return found.size ? `&${found}` : "";
  }

  /** To another round, or the same step from another viewpoint or with other moves. @param {Event} event */
  #lookOtherwise(event) {
    const select = /** @type {HTMLSelectElement} */ (event.target);
    if (select.matches("[data-rounds]")) this.#goTo(Number(select.value));
    else this.#reopen(select.name, select.value);
  }

  /** @param {string} name @param {string} value */
  #reopen(name, value) {
    const found = new URLSearchParams(location.search);
    found.set("at", String(this.#now));
    found.set(name, value);
    location.search = String(found);
  }

  #showLink() {
    one(".looking [data-copy]")?.setAttribute("data-copy", location.href);
  }

  get #now() {
    return Number(this.#slider.value);
  }

  get #last() {
    return Number(this.#slider.max);
  }

  /** @param {MouseEvent} event */
  #click(event) {
    if (event.ctrlKey || event.metaKey) return;
    if (around(event.target, "[data-play]")) this.#playOrPause();
    const tab = around(event.target, "[data-opens]");
    if (tab) this.#leaves.press(tab);
    const line = around(event.target, "[data-at]");
    const go = around(event.target, "[data-go]");
    if (!line && !go) return;
    event.preventDefault();
    this.#goTo(line ? Number(line.dataset.at) : this.#stepFor(go?.dataset.go ?? ""));
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.target instanceof Element && event.target.matches("input, select")) return;
    const tab = /^(Enter| )$/.test(event.key) ? around(event.target, "[data-opens]") : null;
    if (tab) {
      event.preventDefault();
      this.#leaves.press(tab);
    }
    if (event.key === "i") this.#enlarger.openByKey();
    if (event.key === "Escape") this.#enlarger.close();
    if (event.ctrlKey || event.metaKey || event.altKey || one("dialog[open]")) return;
    const where = (event.shiftKey ? ROUND_KEYS : STEP_KEYS)[event.key];
    if (where) this.#goTo(this.#stepFor(where));
    if (event.key === "p") this.#playOrPause();
    if (/^[0-5]$/.test(event.key) && one(`.looking [name=seat] option[value="${event.key}"]`)) this.#reopen("seat", event.key);
  }

  /** @param {string} where */
  #stepFor(where) {
    if (where === "first") return 0;
    if (where === "next") return this.#listed.find((step) => step > this.#now) ?? this.#last;
    if (where === "previous") return this.#listed.findLast((step) => step < this.#now) ?? 0;
    if (where === "next-round") return this.#rounds.find((step) => step > this.#now) ?? this.#last;
    if (where === "previous-round") return this.#rounds.findLast((step) => step < this.#now) ?? 0;
    return where === "last" ? this.#last : this.#now;
  }

  /** The steps whose moves are listed: of all seats, or of one. */
  get #listed() {
    return all(".steps-log [data-at]").map((line) => Number(line.dataset.at));
  }

  /** The steps with which rounds begin. */
  get #rounds() {
    return all("[data-rounds] option").map((option) => Number(option.getAttribute("value")));
  }

  /** Fetch a step and show it; a newer wish overtakes an older one. @param {number} step */
  async #goTo(step) {
    this.#slider.value = String(step);
    this.#asking.abort();
    this.#asking = new AbortController();
    try {
      const answer = await fetch(`/t/${this.#id}/step/${step}?${this.#looking.slice(1)}`, { signal: this.#asking.signal });
      if (answer.ok) this.#show(await answer.text(), step);
    } catch {
      // Overtaken, or the server is away: the page stays at the step it shows.
    }
  }

  /** @param {string} html @param {number} step */
  #show(html, step) {
    const drawing = this.#drawn?.next(html);
    if (drawing) this.#glider.show(new Map([["step", drawing]]), () => this.#put(drawing, step))();
  }

  /** @param {Drawing} drawing @param {number} step */
  #put(drawing, step) {
    const focused = around(document.activeElement, "[data-at]")?.dataset.at;
    if (this.#part && this.#drawn) drawing.redraw(this.#part, this.#drawn);
    this.#drawn = drawing;
    this.#leaves.show();
    this.#showWhere(step);
    if (focused) one(`[data-at="${focused}"]`)?.focus({ preventScroll: true });
  }

  /** @param {number} step */
  #showWhere(step) {
    /** @type {HTMLButtonElement} */ (one(".play-on button")).disabled = one("[data-over]")?.dataset.over === "yes";
    const where = one(".where b");
    if (where) where.textContent = String(step);
    for (const go of all("[data-go]")) go.setAttribute("href", `?at=${this.#stepFor(go.dataset.go ?? "")}${this.#looking}`);
    history.replaceState(null, "", `?at=${step}${this.#looking}`);
    for (const field of all("input[name=at]")) field.setAttribute("value", String(step));
    const rounds = /** @type {HTMLSelectElement | null} */ (one("[data-rounds]"));
    if (rounds) rounds.selectedIndex = Math.max(0, this.#rounds.findLastIndex((begins) => begins <= step));
    this.#showLink();
    showCurrentLine();
    tell(one(".log .now")?.textContent?.trim() ?? "");
    if (step === this.#last && this.#timer) this.#playOrPause();
  }

  #playOrPause() {
    if (this.#timer) clearInterval(this.#timer);
    else if (this.#now === this.#last) this.#goTo(0);
    const pace = this.#settings.speed === "fast" ? PACE.fast : PACE.normal;
    this.#timer = this.#timer ? 0 : setInterval(() => this.#goTo(this.#stepFor("next")), pace);
    const button = one("[data-play]");
    if (button) button.textContent = (this.#timer ? button.dataset.playing : button.dataset.paused) ?? "";
  }
}

function showCurrentLine() {
  const panel = one(".talk .tab-panel");
  const now = one(".log .now");
  if (panel) panel.scrollTop = now ? now.offsetTop - panel.offsetTop - panel.clientHeight / 2 : 0;
}
