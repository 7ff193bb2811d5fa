// A lesson at a table: what it is about stands in the light, the others move at a pace to read at, and the person goes on or back.

import { all, around, coveredBelow, one } from "./dom.js";
import { Spotlight, litThings, thingsNamed } from "./spotlight.js";

const TOUCH_PAUSE = 800; // between the touches that are shown

/** @typedef {import("./table.js").Table} Table */

/** What a click on the page of a lesson does, by what was clicked. @type {[string, (table: Table, found: HTMLElement) => void][]} */
export const LESSON_CLICKS = [
  ["[data-next]", (table) => table.lesson?.walk("next")],
  ["[data-previous]", (table) => table.lesson?.walk("previous")],
  ["[data-show-me]", (table) => table.lesson?.showMove()],
  ["[data-attempt]", (table) => table.lesson?.attempt()],
  ["[data-list]", (table) => table.lesson?.toggleList()],
];

export class Lesson {
  light = new Spotlight();
  #table;
  #timer = 0;

  /** @param {Table} table */
  constructor(table) {
    this.#table = table;
  }

  start() {
    this.light.listen();
    this.show();
  }

  /** The lesson has gone on, or back. */
  show() {
    const { seconds, lights = "" } = this.#now;
    clearTimeout(this.#timer);
    this.#table.notes.close();
    this.light.show(lights.split(" ").filter(Boolean));
    this.#showList();
    this.#tell();
    this.bringIntoView();
    if (seconds !== undefined) this.#timer = setTimeout(() => this.walk("then"), 1000 * Number(seconds));
  }

  /** What the server says of where the lesson is. @returns {DOMStringMap} */
  get #now() {
    return one(".lesson")?.dataset ?? {};
  }

  /** The things to touch for the move that is asked for. */
  get #path() {
    return (this.#now.path ?? "").split(" ").filter(Boolean);
  }

  /** @param {string} way `next`, `previous`, or `then` for the others' move */
  walk(way) {
    if (way === "then" || one(`[data-${way}]`)) this.#table.sendOnVersion({ type: way });
  }

  /** The move that is asked for, touch by touch, as a person would make it. */
  showMove() {
    const { choices } = this.#table;
    clearTimeout(this.#timer);
    while (choices.isHalfWay) this.#table.stepBack();
    const next = this.#path[choices.held.length];
    if (next === undefined) this.#table.play(this.#now.show ?? "");
    else this.#showTouches(this.#path.slice(choices.held.length));
  }

  /** @param {string[]} targets */
  #showTouches([first, ...others]) {
    this.#table.touch(first);
    if (others.length) this.#timer = setTimeout(() => this.#showTouches(others), TOUCH_PAUSE);
  }

  /** The thing that the person is asked to touch although the rules refuse it. */
  get #attempt() {
    return one("[data-attempt]")?.dataset.attempt ?? "";
  }

  /** Whether a touch met that thing where a small screen shows several as one. @param {Element} at */
  isAttempt(at) {
    return this.#attempt !== "" && around(at, `[data-id~="${CSS.escape(this.#attempt)}"]`) !== null;
  }

  attempt() {
    this.#table.send({ type: "why", target: this.#attempt, held: "" });
  }

  toggleList() {
    document.body.classList.toggle("with-list");
    this.#showList();
    this.#table.list.open(false);
  }

  #showList() {
    const isOpen = document.body.classList.contains("with-list");
    one("[data-list]")?.setAttribute("aria-expanded", String(isOpen));
  }

  /** To those who hear the page. */
  #tell() {
    const said = all(".lesson :is(.sentence, .task) > span").map((part) => part.textContent?.trim()).join(" ");
    const news = one("#lesson-news");
    if (news && news.textContent !== said) news.textContent = said;
  }

  /** What is to be touched next is seen, or what the lesson is about. */
  bringIntoView() {
    const next = this.#path.slice(this.#table.choices.held.length);
    const names = [...next, ...(this.#now.lights ?? "").split(" ")].filter(Boolean);
    this.#table.leaves.reveal(names.slice(0, 1).flatMap(thingsNamed));
    const [thing] = names.flatMap(litThings);
    if (!thing) return;
    const covered = coveredBelow();
    document.documentElement.style.scrollPaddingBottom = `${covered}px`;
    const { top, bottom } = thing.getBoundingClientRect();
    if (top >= 0 && bottom <= innerHeight - covered) return;
    thing.scrollIntoView({ block: "center", behavior: this.#table.settings.isMoving ? "smooth" : "auto" });
  }
}
