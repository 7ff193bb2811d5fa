// Searching in a text on the page: what is found is marked, and Enter goes from place to place. Accents do not matter.

import { all, one } from "./dom.js";

/** Words as they are compared: without accents, in small letters, with plain spaces. @param {string} text */
export function plain(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/gu, " ").trim();
}

/** Letters as they are compared, each with its place in the text. @param {string} text @returns {{letters: string, places: number[]}} */
function lettersOf(text) {
  let letters = "";
  /** @type {number[]} */
  const places = [];
  for (let place = 0; place < text.length; place += 1) {
    const letter = /\s/u.test(text[place]) ? " " : text[place].normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    letters += letter;
    for (let part = 0; part < letter.length; part += 1) places.push(place);
  }
  return { letters, places: [...places, text.length] };
}

const LEAST = 2; // letters: a single one is everywhere
const MOST = 500; // marks: more is no help to anybody
const PARAGRAPHS = "p, li, tr, h2, h3, figcaption, dd";
const WAIT = 120; // ms: somebody still types

export function listenForSearch() {
  for (const form of all("[data-seek]")) new Search(/** @type {HTMLFormElement} */ (form));
}

class Search {
  #form;
  #field;
  /** @type {HTMLElement[]} */
  #marks = [];
  #at = -1;
  #timer = 0;

  /** @param {HTMLFormElement} form */
  constructor(form) {
    this.#form = form;
    this.#field = /** @type {HTMLInputElement} */ (one("input", form));
    form.addEventListener("input", () => this.#later());
    form.addEventListener("submit", (event) => { event.preventDefault(); this.#step(1); });
    form.addEventListener("keydown", (event) => this.#press(event));
    one("[data-before]", form)?.addEventListener("click", () => this.#step(-1));
    document.addEventListener("keydown", (event) => this.#slash(event));
  }

  /** The text is looked up each time: the drawer's comes later. */
  get #text() {
    return one(this.#form.dataset.seek ?? "");
  }

  #later() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#seek(), WAIT);
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    if (event.key === "Escape" && this.#field.value) {
      event.preventDefault(); // a drawer stays open
      event.stopPropagation();
      this.#field.value = "";
      this.#seek();
    } else if (event.key === "Enter" && event.shiftKey) {
      event.preventDefault();
      this.#step(-1);
    }
  }

  /** The key / goes to the field, if it is in sight and nobody types. @param {KeyboardEvent} event */
  #slash(event) {
    const isTyping = event.target instanceof Element && event.target.matches("input, select, textarea");
    if (event.key !== "/" || event.ctrlKey || event.metaKey || isTyping || !this.#field.getClientRects().length) return;
    event.preventDefault();
    this.#field.focus();
  }

  #seek() {
    for (const mark of this.#marks) unwrap(mark);
    const wanted = plain(this.#field.value);
    this.#marks = wanted.length < LEAST || !this.#text ? [] : markAll(this.#text, wanted);
    this.#at = -1;
    if (this.#marks.length) this.#step(1);
    else this.#tell(wanted.length >= LEAST ? "none" : "");
  }

  /** @param {number} by */
  #step(by) {
    if (!this.#marks.length) return;
    this.#marks[this.#at]?.classList.remove("present");
    this.#at = (this.#at + by + this.#marks.length) % this.#marks.length;
    const mark = this.#marks[this.#at];
    mark.classList.add("present");
    mark.closest("details")?.setAttribute("open", "");
    mark.scrollIntoView({ block: "center" });
    this.#tell("found");
  }

  /** @param {"found" | "none" | ""} what */
  #tell(what) {
    const status = one("[role=status]", this.#form);
    const ways = one(".seek-ways", this.#form);
    if (ways) ways.hidden = what !== "found";
    if (!status) return;
    const words = (what && status.dataset[what]) || "";
    status.textContent = words.replace("%1", String(this.#at + 1)).replace("%2", String(this.#marks.length));
  }
}

/** Mark every place of a text that has the words as they were typed; if there is none, each word in paragraphs that have all of them.
 * @param {HTMLElement} text @param {string} wanted */
function markAll(text, wanted) {
  const together = markWords([text], [wanted]);
  const apart = wanted.split(" ").filter((word) => word.length >= LEAST);
  const marks = together.length || apart.length < 2 ? together : markWords(paragraphsWith(text, apart), apart);
  return marks.filter((mark) => mark.getClientRects().length || mark.closest("details"));
}

/** The smallest paragraphs that have all of some words. @param {HTMLElement} text @param {string[]} words */
function paragraphsWith(text, words) {
  const found = all(PARAGRAPHS, text).filter((paragraph) => {
    const letters = plain(paragraph.textContent ?? "");
    return words.every((word) => letters.includes(word));
  });
  return found.filter((outer) => !found.some((inner) => inner !== outer && outer.contains(inner)));
}

/** @param {HTMLElement[]} places @param {string[]} words @returns {HTMLElement[]} in the order of the text */
function markWords(places, words) {
  /** @type {HTMLElement[]} */
  const marks = [];
  for (const place of places) {
    for (const word of words) {
      for (const node of textNodes(place)) {
        if (marks.length < MOST) marks.push(...markIn(node, word));
      }
    }
  }
  const follows = Node.DOCUMENT_POSITION_FOLLOWING;
  return marks.sort((first, second) => (first.compareDocumentPosition(second) & follows ? -1 : 1));
}

/** @param {HTMLElement} text */
function textNodes(text) {
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT, (node) => (
    node.parentElement?.closest("svg, script, mark, [hidden]") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT));
  /** @type {Text[]} */
  const found = [];
  while (walker.nextNode()) found.push(/** @type {Text} */ (walker.currentNode));
  return found;
}

/** @param {Text} node @param {string} wanted */
function markIn(node, wanted) {
  const { letters, places } = lettersOf(node.data);
  /** @type {HTMLElement[]} */
  const marks = [];
  const before = (/** @type {number} */ at) => (at < wanted.length ? -1 : letters.lastIndexOf(wanted, at - wanted.length));
  for (let at = letters.lastIndexOf(wanted); at >= 0; at = before(at)) { // from the end, so that places stay true
    const range = document.createRange();
    range.setStart(node, places[at]);
    range.setEnd(node, places[at + wanted.length]);
    const mark = document.createElement("mark");
    range.surroundContents(mark);
    marks.unshift(mark);
  }
  return marks;
}

/** @param {HTMLElement} mark */
function unwrap(mark) {
  const around = mark.parentNode;
  mark.replaceWith(...mark.childNodes);
  around?.normalize();
}
