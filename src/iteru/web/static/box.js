// The form for a box: what is typed is drawn by the server after a moment, and buttons change the form without another page.

import { all, around, one } from "./dom.js";
import { fillLayers } from "./layers.js";
import { plain } from "./search.js";

const WAIT = 350; // ms: somebody still types
const ENTRIES = ".value-entry :is(input:not([type=hidden]), select)";
const STAYS = ["save", "file", "read"]; // what the browser itself sends

export function correctBox() {
  const form = /** @type {HTMLFormElement | null} */ (one("#box"));
  if (form) new BoxForm(form);
}

class BoxForm {
  #timer = 0;
  #asked = 0;
  #isDrawing = false;
  #isChanged;
  #form;

  /** @param {HTMLFormElement} form */
  constructor(form) {
    this.#form = form;
    this.#isChanged = "changed" in form.dataset;
    document.addEventListener("input", (event) => this.#typed(event));
    document.addEventListener("click", (event) => this.#clicked(event));
    document.addEventListener("submit", (event) => this.#sent(event));
    addEventListener("beforeunload", (event) => { if (this.#isChanged) event.preventDefault(); });
    this.#begin();
    goToWrong(form);
  }

  /** The form was drawn, perhaps anew. */
  #begin() {
    for (const said of all("[data-said]", this.#form)) new Saying(said);
    seekFigures(this.#form);
    zoomIn(this.#form);
    showChosen(this.#form);
    if ("later" in this.#form.dataset) this.#draw();
  }

  /** @param {Event} event */
  #typed(event) {
    if (around(event.target, "[data-seek-figure]")) seekFigures(this.#form);
    if (!around(event.target, "#box .value-entry") && !around(event.target, "#box-name")) return;
    this.#isChanged = true;
    this.#drawSoon();
  }

  /** @param {MouseEvent} event */
  #clicked(event) {
    const step = around(event.target, "[data-step]");
    const field = step?.parentElement && /** @type {HTMLInputElement | null} */ (one("input", step.parentElement));
    if (!step || !field) return;
    field.value = String((Number(field.value) || 0) + Number(step.dataset.step));
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }

  /** @param {SubmitEvent} event */
  #sent(event) {
    const button = /** @type {HTMLButtonElement | null} */ (event.submitter);
    if (event.target !== this.#form) return;
    if (!button || STAYS.includes(button.value)) {
      if (button?.value !== "file") this.#isChanged = false;
      return;
    }
    event.preventDefault();
    this.#change(button.value);
  }

  #drawSoon() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#draw(), WAIT);
  }

  /** Ask how it looks now; one question at a time, and the latest answer counts. */
  async #draw() {
    if (this.#isDrawing) return this.#drawSoon();
    this.#isDrawing = true;
    const asked = (this.#asked += 1);
    one("[data-part=preview]", this.#form)?.classList.add("is-drawing");
    try {
      const answer = await fetch(this.#form.dataset.box ?? "", { method: "POST", body: new FormData(this.#form) });
      if (answer.ok && asked === this.#asked) this.#show((await answer.json()).html);
    } catch {
      // away for a moment: the next letter asks again
    }
    one("[data-part=preview]", this.#form)?.classList.remove("is-drawing");
    this.#isDrawing = false;
  }

  /** @param {string} html */
  #show(html) {
    const drawn = document.createElement("template");
    drawn.innerHTML = html;
    for (const part of all("[data-part]", drawn.content)) {
      const old = one(`[data-part="${CSS.escape(part.dataset.part ?? "")}"]`, this.#form);
      if (old && old.innerHTML !== part.innerHTML) old.replaceWith(part);
    }
    markWrong(this.#form);
    seekFigures(this.#form);
    zoomIn(this.#form);
  }

  /** A button changes the form: the server draws it anew. @param {string} what */
  async #change(what) {
    clearTimeout(this.#timer);
    this.#asked += 1;
    const body = new FormData(this.#form);
    body.set("do", what);
    body.set("later", "yes");
    const answer = await fetch(this.#form.action, { method: "POST", body });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const form = /** @type {HTMLFormElement | null} */ (page.querySelector("#box"));
    if (!form) return this.#sendWhole();
    const scrolled = one(".figure-names", this.#form)?.scrollTop ?? 0;
    this.#form.replaceWith(form);
    this.#form = form;
    this.#isChanged = "changed" in form.dataset;
    const list = one(".figure-names", form);
    if (list) list.scrollTop = scrolled;
    await fillLayers(form);
    this.#begin();
    focusAfter(form, what);
  }

  /** The server answered with another page, which says why: the browser goes there. */
  #sendWhole() {
    this.#isChanged = false;
    this.#form.submit();
  }
}

/** The focus stays near what was pressed. @param {HTMLFormElement} form @param {string} what */
function focusAfter(form, what) {
  const [how, where] = what.split(":");
  const key = ["more", "less", "shape"].includes(how) ? where.split(".")[1] : how === "back" ? what.split(":")[2] : where;
  const value = one(`[data-key="${CSS.escape(key ?? "")}"]`, form);
  const fields = value ? all(ENTRIES, value).filter(isInSight) : [];
  const field = how === "more" ? fields.at(-1) : fields[0];
  (field ?? one("#figure-name", form))?.focus();
}

/** @param {HTMLElement} field */
function isInSight(field) {
  return field.offsetParent !== null;
}

/** After a refusal the first value that does not fit has the focus. @param {HTMLFormElement} form */
function goToWrong(form) {
  const wrong = one("[data-wrong]", form);
  if (wrong) (all("[aria-invalid]", wrong).find(isInSight) ?? all(ENTRIES, wrong).find(isInSight))?.focus();
}

/** Fields of values that do not fit say so, and name the sentence that tells why. @param {HTMLFormElement} form */
function markWrong(form) {
  for (const value of all("[data-key]", form)) {
    const { key } = value.dataset;
    const problem = one(".problem", value);
    const wrong = problem?.dataset.wrongFields?.split(" ") ?? [];
    value.classList.toggle("is-own", Boolean(one(".was", value)));
    for (const [place, field] of all(ENTRIES, value).filter((field) => field.hasAttribute("name")).entries()) {
      field.setAttribute("aria-describedby", `${problem ? `problem-${key} ` : ""}hint-${key}`);
      if (wrong.includes(String(place))) field.setAttribute("aria-invalid", "true");
      else field.removeAttribute("aria-invalid");
    }
  }
}

/** Things whose names do not have what is searched for are hidden. @param {HTMLFormElement} form */
function seekFigures(form) {
  const wanted = plain(/** @type {HTMLInputElement | null} */ (one("[data-seek-figure]", form))?.value ?? "");
  for (const line of all(".figure-names li", form)) line.hidden = Boolean(wanted) && !plain(one(".its-name", line)?.textContent ?? "").includes(wanted);
  for (const group of all(".figure-group", form)) group.hidden = !one("li:not([hidden])", group);
}

const AROUND = 90; // units of the picture around what is shown
const LEAST = 420; // and at least so wide

/** The list of things is scrolled to the one that is open; the page stays where it is. @param {HTMLFormElement} form */
function showChosen(form) {
  const list = one(".figure-names", form);
  const chosen = one(".figure-names [aria-current=true]", form);
  if (!list || !chosen) return;
  const [frame, its] = [list.getBoundingClientRect(), chosen.getBoundingClientRect()];
  list.scrollTop += Math.max(0, its.bottom - frame.bottom) + Math.min(0, its.top - frame.top);
}

/** A whole board is far larger than its place: show what the open thing is about. @param {HTMLFormElement} form */
function zoomIn(form) {
  for (const picture of all(".box-part svg", form)) {
    const svg = /** @type {SVGSVGElement} */ (/** @type {unknown} */ (picture));
    const places = all("[data-here]", picture).map((part) => boxOf(svg, part));
    const { width, height } = svg.viewBox.baseVal;
    if (width <= 2 * LEAST || !places.length) continue;
    const left = Math.min(...places.map((place) => place.x)) - AROUND;
    const right = Math.max(...places.map((place) => place.x + place.width)) + AROUND;
    const top = Math.min(...places.map((place) => place.y)) - AROUND;
    const bottom = Math.max(...places.map((place) => place.y + place.height)) + AROUND;
    const wide = Math.min(width, Math.max(LEAST, right - left));
    const high = Math.min(height, Math.max(LEAST * 0.7, bottom - top));
    const x = Math.max(0, Math.min(width - wide, (left + right - wide) / 2));
    const y = Math.max(0, Math.min(height - high, (top + bottom - high) / 2));
    svg.setAttribute("viewBox", `${x} ${y} ${wide} ${high}`);
    svg.removeAttribute("height");
  }
}

/** Where a part of a picture is, in its units. @param {SVGSVGElement} svg @param {Element} part */
function boxOf(svg, part) {
  const scale = svg.viewBox.baseVal.width / (svg.getBoundingClientRect().width || 1);
  const [whole, its] = [svg.getBoundingClientRect(), part.getBoundingClientRect()];
  const { x, y } = svg.viewBox.baseVal;
  return { x: x + (its.x - whole.x) * scale, y: y + (its.y - whole.y) * scale, width: its.width * scale, height: its.height * scale };
}

/** A text in the game's vocabulary, chosen piece by piece; the field behind it has the text. */
class Saying {
  #said;
  #text;
  #way;
  #slots;

  /** @param {HTMLElement} said */
  constructor(said) {
    this.#said = said;
    this.#text = /** @type {HTMLInputElement} */ (one(".saying", said));
    this.#way = /** @type {HTMLSelectElement} */ (one("[data-way]", said));
    this.#slots = /** @type {HTMLElement} */ (one("[data-slots]", said));
    const pieces = one(".pieces", said);
    if (pieces) pieces.hidden = false;
    this.#way.setAttribute("aria-describedby", this.#text.getAttribute("aria-describedby") ?? "");
    this.#way.addEventListener("change", () => this.#choose());
    this.#slots.addEventListener("input", () => this.#say());
    this.#showText();
  }

  #showText() {
    this.#text.hidden = this.#way.value !== "-1";
  }

  #choose() {
    const ways = /** @type {HTMLTemplateElement | null} */ (one(`template[data-ways="${CSS.escape(this.#said.dataset.said ?? "")}"]`));
    const chosen = ways?.content.children[Number(this.#way.value)];
    this.#slots.replaceChildren(...(chosen?.cloneNode(true).childNodes ?? []));
    this.#showText();
    if (chosen) this.#say();
    else this.#text.focus();
  }

  #say() {
    const pieces = all("[data-fixed], [data-slot]", this.#slots);
    this.#text.value = pieces.map((piece) => piece.dataset.fixed ?? /** @type {HTMLInputElement} */ (piece).value).join("");
    this.#text.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
