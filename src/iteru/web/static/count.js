// The final scoring, told beside the board: the table of the result is filled in source by source and player by player, and what is
// counted is marked on the board. It lets every click through, and any click ends it.

import { all, isShown, one, region, words } from "./dom.js";
import { outlineOf } from "./outline.js";

const PACE = { normal: 380, fast: 170 }; // ms for each number
const LONGEST = 13000; // ms for all of them
const REST = 3; // so many numbers long it stays when all is counted
const MINUS = "\u2212";

/** A number to be counted: its row, and its place there. @typedef {{row: HTMLElement, column: number, points: number}} Step */

export class Count {
  /** The sheet on which it is told. @type {HTMLElement | null} */
  #sheet = null;
  #settings;
  #timer = 0;
  #isTold = one(".result") !== null;
  #outlines = new Outlines();
  #leaves;

  /** @param {import("./settings.js").Settings} settings @param {import("./leaves.js").Leaves} leaves */
  constructor(settings, leaves) {
    this.#settings = settings;
    this.#leaves = leaves;
  }

  get isRunning() {
    return this.#sheet !== null;
  }

  /** Those who were there when the game ended see how the points are counted, once. */
  resultCame() {
    if (this.#isTold || !one(".result")) return;
    this.#isTold = true;
    this.begin();
  }

  /** Tell the scoring of the result that is on the page, if anything may move. */
  begin() {
    const table = one("#scores .scoring"); // in the order of seats: the columns do not tell who has won
    if (!table || this.#settings.speed === "off" || document.hidden) return;
    this.end();
    document.documentElement.classList.add("scrolls-less");
    document.body.classList.add("is-counting", "at-board");
    this.#sheet = sheetOf(table);
    document.body.append(this.#sheet);
    document.documentElement.style.setProperty("--counting", `${this.#sheet.offsetHeight}px`);
    const steps = stepsOf(this.#sheet);
    const pace = this.#settings.speed === "fast" ? PACE.fast : PACE.normal;
    this.#go(steps, 0, Math.min(pace, LONGEST / (steps.length + REST)));
  }

  /** @param {Step[]} steps @param {number} at @param {number} pace */
  #go(steps, at, pace) {
    if (at === steps.length) {
      this.#timer = setTimeout(() => this.end(), REST * pace);
      return;
    }
    const isNewRow = at === 0 || steps[at].row !== steps[at - 1].row;
    this.#timer = setTimeout(() => {
      if (this.#sheet) this.#show(this.#sheet, steps[at]);
      this.#go(steps, at + 1, pace);
    }, isNewRow ? pace * 1.6 : pace);
  }

  /** @param {HTMLElement} sheet @param {Step} step */
  #show(sheet, step) {
    countUp(sheet, step);
    const things = countedThings(step.row, seatOf(sheet, step.column));
    this.#leaves.reveal(things);
    this.#outlines.show(things.filter(isShown), this.#settings.isMoving);
  }

  /** The result is shown, whether all is counted or not. */
  end() {
    if (!this.#sheet) return;
    clearTimeout(this.#timer);
    this.#sheet.remove();
    this.#sheet = null;
    this.#outlines.remove();
    document.documentElement.classList.remove("scrolls-less");
    document.body.classList.remove("is-counting", "at-board");
    if (getComputedStyle(document.body).overflowY === "visible") scrollTo(0, 0);
  }
}

/** @param {HTMLElement} table the scoring of the result */
function sheetOf(table) {
  const sheet = document.createElement("section");
  sheet.className = "counting papyrus";
  const title = document.createElement("h2");
  title.textContent = words.counting ?? "";
  const skip = document.createElement("button");
  skip.type = "button";
  skip.className = "button";
  skip.dataset.countEnd = "";
  skip.textContent = words.skipAhead ?? "";
  sheet.append(title, table.cloneNode(true), skip);
  sheet.setAttribute("aria-label", title.textContent);
  for (const cell of all(".tie, caption", sheet)) cell.remove();
  for (const cell of all(".totals td", sheet)) cell.textContent = "0";
  for (const cell of all("td.winner, th.winner", sheet)) cell.classList.remove("winner");
  return sheet;
}

/** What is to be counted, in the order of the rulebook. @param {HTMLElement} sheet @returns {Step[]} */
function stepsOf(sheet) {
  return all("tbody tr", sheet).flatMap((row) => {
    const cells = all("td", row).map((cell) => numberOf(cell.textContent ?? ""));
    return cells.map((points, column) => ({ row, column, points })).filter(({ points }) => points);
  });
}

/** @param {string} text as the language writes a number; a dash is none */
function numberOf(text) {
  return Number(text.replace(MINUS, "-").replace(/[^\d-]/g, ""));
}

/** @param {HTMLElement} sheet @param {Step} step */
function countUp(sheet, { row, column, points }) {
  for (const counted of all(".now", sheet)) counted.classList.remove("now");
  row.classList.add("in-sum", "now");
  all("td", row)[column].classList.add("in-sum", "now");
  const total = all(".totals td", sheet)[column];
  total.textContent = String(numberOf(total.textContent ?? "") + points).replace("-", MINUS);
  total.classList.add("now");
}

/** @param {HTMLElement} sheet @param {number} column */
function seatOf(sheet, column) {
  return /\bseat-\d/.exec(all("thead .mark", sheet)[column]?.getAttribute("class") ?? "")?.[0] ?? "";
}

/** What is counted on the board; what has no place there lies before its player. @param {HTMLElement} row @param {string} seat */
function countedThings(row, seat) {
  const names = (row.dataset.things ?? "").split(" ").filter(Boolean);
  const board = region("board") ?? document;
  const things = names.flatMap((name) => all(`[data-target="${CSS.escape(name)}"], [data-target^="${CSS.escape(name)}-"]`, board));
  return things.length ? things : all(`[data-panel="${seat}"]`);
}

/** Outlines of what is being counted, above everything else; they follow it when the page is scrolled. */
class Outlines {
  #layer = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  /** @type {HTMLElement[]} */
  #things = [];
  #draw = () => this.#layer.replaceChildren(...this.#things.flatMap(outlinesOf));

  constructor() {
    this.#layer.classList.add("count-outlines");
    this.#layer.setAttribute("aria-hidden", "true");
  }

  /** @param {HTMLElement[]} things @param {boolean} isMoving */
  show(things, isMoving) {
    const isNew = things[0] !== this.#things[0];
    this.#things = things;
    if (!this.#layer.isConnected) {
      document.body.append(this.#layer);
      document.addEventListener("scroll", this.#draw, { capture: true, passive: true });
    }
    if (isNew && things[0]) bringIntoView(things[0], isMoving);
    this.#draw();
  }

  remove() {
    document.removeEventListener("scroll", this.#draw, { capture: true });
    this.#layer.remove();
    this.#things = [];
  }
}

/** Another seat is there at once: before it has glided into sight the next one is counted. @param {HTMLElement} thing @param {boolean} isMoving */
function bringIntoView(thing, isMoving) {
  if (thing.matches("[data-panel]")) thing.scrollIntoView({ block: "nearest" });
  else thing.scrollIntoView({ block: "center", behavior: isMoving ? "smooth" : "auto" });
}

/** A line, and a paler one below it that sets it off from any ground. @param {HTMLElement} thing */
function outlinesOf(thing) {
  return ["counted-ground", "counted-line"].map((name) => {
    const outline = outlineOf(thing, { left: 0, top: 0 });
    outline.classList.add(name);
    return outline;
  });
}
