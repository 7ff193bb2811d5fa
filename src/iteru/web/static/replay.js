// A replay's page: a finished game step by step, by slider, buttons, keys, or by itself.

import { all, around, one, tell } from "./dom.js";
import { Glider } from "./glide.js";
import { swap } from "./layers.js";
import { Looker } from "./look.js";

const PACE = { normal: 1300, fast: 700 };

export class Replay {
  #glider;
  #looker = new Looker();
  #settings;
  #id;
  #slider = /** @type {HTMLInputElement} */ (one(".slider input"));
  /** The step being fetched. */
  #asking = new AbortController();
  #timer = 0;

  /** @param {string} id @param {import("./settings.js").Settings} settings */
  constructor(id, settings) {
    this.#id = id;
    this.#settings = settings;
    this.#glider = new Glider(settings);
  }

  start() {
    this.#looker.listen();
    this.#slider.addEventListener("input", () => this.#goTo(this.#now));
    document.addEventListener("click", (event) => this.#click(event));
    document.addEventListener("keydown", (event) => this.#key(event));
    window.addEventListener("resize", () => { if (this.#settings.noteScreen()) this.#goTo(this.#now); });
    showCurrentLine();
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
    const line = around(event.target, "[data-at]");
    const go = around(event.target, "[data-go]");
    if (!line && !go) return;
    event.preventDefault();
    this.#goTo(line ? Number(line.dataset.at) : this.#stepFor(go?.dataset.go ?? ""));
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.target instanceof Element && event.target.matches("input, select")) return;
    if (event.key === "i") this.#looker.openByKey();
    if (event.key === "Escape") this.#looker.close();
    if (event.key === "ArrowRight") this.#goTo(this.#stepFor("next"));
    if (event.key === "ArrowLeft") this.#goTo(this.#stepFor("previous"));
  }

  /** @param {string} where */
  #stepFor(where) {
    if (where === "first") return 0;
    if (where === "previous") return Math.max(0, this.#now - 1);
    if (where === "next") return Math.min(this.#last, this.#now + 1);
    return where === "last" ? this.#last : this.#now;
  }

  /** Fetch a step and show it; a newer wish overtakes an older one. @param {number} step */
  async #goTo(step) {
    this.#slider.value = String(step);
    this.#asking.abort();
    this.#asking = new AbortController();
    try {
      const answer = await fetch(`/t/${this.#id}/step/${step}`, { signal: this.#asking.signal });
      if (answer.ok) this.#show(await answer.text(), step);
    } catch {
      // Overtaken, or the server is away: the page stays at the step it shows.
    }
  }

  /** @param {string} html @param {number} step */
  #show(html, step) {
    const template = document.createElement("template");
    template.innerHTML = html;
    this.#glider.show(new Map([["step", template]]), () => this.#put(template, step));
  }

  /** @param {HTMLTemplateElement} template @param {number} step */
  #put(template, step) {
    const focused = around(document.activeElement, "[data-at]")?.dataset.at;
    const part = one("#step");
    if (part) swap(part, /** @type {DocumentFragment} */ (template.content.cloneNode(true)));
    this.#showWhere(step);
    if (focused) one(`[data-at="${focused}"]`)?.focus({ preventScroll: true });
  }

  /** @param {number} step */
  #showWhere(step) {
    /** @type {HTMLInputElement} */ (one("input[name=at]")).value = String(step);
    /** @type {HTMLButtonElement} */ (one(".play-on button")).disabled = one("[data-over]")?.dataset.over === "yes";
    const where = one(".where b");
    if (where) where.textContent = String(step);
    for (const go of all("[data-go]")) go.setAttribute("href", `?at=${this.#stepFor(go.dataset.go ?? "")}`);
    history.replaceState(null, "", `?at=${step}`);
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
