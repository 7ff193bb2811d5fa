// Looking closely: every thing with a title opens large, with all that there is to say about it. The mouse rests on it, a finger
// holds it, or the key `i` asks for it; arrows go on to the next. Nothing is ever chosen by that.

import { all, around, tell } from "./dom.js";
import { ruleLink } from "./notes.js";
import { place } from "./enlarge_place.js";
import { pictureOf } from "./standin.js";

const BROAD = 1.6; // so much wider than high, a picture has its words below it
const REST = 600; // so long a mouse rests on a thing before it opens
const HOLD = 450; // and so long a finger holds it
const SOON = 120; // while one is open, the next one opens sooner
const SHAKE = 10; // a finger that moves further scrolls

const THINGS = ":is(.pan, .seats) :is([title], [data-about], :has(> title))";
const INNER = "[title], [data-about], :scope > * title";

export class Enlarger {
  #sheet = newSheet();
  /** @type {HTMLElement | null} */
  #thing = null;
  #timer = 0;
  /** Whether it stays open until it is sent away; else as long as the mouse rests. */
  #isKept = false;
  /** Whether the click is to be ignored that comes when a finger lets go. */
  #ignoresClick = false;
  #pressedAt = { x: 0, y: 0 };
  /** Whether a finger holds something that is not open yet. */
  #isPressing = false;
  /** Whether the mouse moved since the focus did. */
  #isMouseAt = false;

  listen() {
    document.addEventListener("pointerover", (event) => this.#pointAt(event));
    document.documentElement.addEventListener("pointerleave", () => this.#leave());
    document.addEventListener("pointerdown", (event) => this.#press(event), { capture: true });
    document.addEventListener("pointermove", (event) => this.#move(event), { passive: true });
    for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => this.#letGo(), { capture: true });
    document.addEventListener("focusin", () => { this.#isMouseAt = false; });
    document.addEventListener("contextmenu", (event) => this.#contextMenu(event));
    window.addEventListener("click", (event) => this.#click(event), { capture: true });
    document.addEventListener("scroll", (event) => this.#scrolled(event), { capture: true, passive: true });
  }

  get isOpen() {
    return this.#sheet.matches(":popover-open");
  }

  close() {
    clearTimeout(this.#timer);
    if (this.isOpen) this.#sheet.hidePopover();
    this.#thing = null;
    this.#isKept = false;
  }

  // The mouse

  /** @param {PointerEvent} event */
  #pointAt(event) {
    if (event.pointerType !== "mouse" || this.#isKept) return;
    const found = thingAt(event.target);
    const thing = found && isLeaf(found) ? found : null;
    if (thing && this.#thing && wordsOf(thing) === wordsOf(this.#thing)) {
      this.#thing = thing; // drawn anew, or another one like it
      hush(thing);
      return;
    }
    const wait = this.isOpen ? SOON : REST;
    this.close();
    if (!thing) return;
    hush(thing);
    this.#timer = setTimeout(() => this.#open(thing, false), wait);
  }

  #leave() {
    if (!this.#isKept) this.close();
  }

  // A finger

  /** @param {PointerEvent} event */
  #press(event) {
    const isOnSheet = around(event.target, ".enlarged") !== null;
    this.#ignoresClick = this.#isKept && !isOnSheet; // it sends the sheet away, and does nothing else
    if (!isOnSheet) this.close();
    const thing = thingAt(event.target);
    if (event.pointerType === "mouse" || !thing || this.#ignoresClick) return;
    this.#pressedAt = { x: event.clientX, y: event.clientY };
    this.#isPressing = true;
    this.#timer = setTimeout(() => this.#hold(thing), HOLD);
  }

  /** @param {HTMLElement} thing */
  #hold(thing) {
    this.#isPressing = false;
    const held = thing.isConnected ? thing : this.#drawnAnew(thing);
    if (!held) return;
    this.#ignoresClick = true;
    this.#open(held, true);
  }

  /** What the page put where a finger holds something, if it is the same thing. @param {HTMLElement} thing */
  #drawnAnew(thing) {
    const { x, y } = this.#pressedAt;
    const now = thingAt(document.elementFromPoint(x, y));
    return now && wordsOf(now) === wordsOf(thing) ? now : null;
  }

  /** @param {PointerEvent} event */
  #move(event) {
    if (event.pointerType === "mouse") this.#isMouseAt = true;
    if (event.pointerType === "mouse" || this.isOpen) return;
    const { x, y } = this.#pressedAt;
    if (Math.hypot(event.clientX - x, event.clientY - y) > SHAKE) clearTimeout(this.#timer);
  }

  #letGo() {
    this.#isPressing = false;
    if (!this.isOpen) clearTimeout(this.#timer);
  }

  /** A long press is not for the browser's menu. @param {Event} event */
  #contextMenu(event) {
    if (this.#isKept && around(event.target, ".pan, .seats")) event.preventDefault();
  }

  /** @param {MouseEvent} event */
  #click(event) {
    if (!this.#ignoresClick) return;
    this.#ignoresClick = false;
    event.preventDefault();
    event.stopPropagation();
  }

  /** A finger that scrolls moves or is taken away; a scroll without that is the page's own. @param {Event} event */
  #scrolled(event) {
    if (this.#isPressing) return;
    if (event.target === document || around(event.target, ".pan")) this.close();
  }

  // The keyboard

  /** Open what the mouse is at or what has the focus, whichever moved last; else the first thing on the board. */
  openByKey() {
    if (this.isOpen && this.#isKept) {
      this.close();
      return;
    }
    const hovered = thingAt(all(":hover").at(-1) ?? null); // what is innermost
    const focused = thingAt(document.activeElement);
    const thing = (this.#isMouseAt ? (hovered ?? focused) : (focused ?? hovered)) ?? all(THINGS)[0];
    if (thing) this.#open(thing, true);
  }

  /** @param {number} by */
  walk(by) {
    const things = all(THINGS).filter((thing) => thing.getClientRects().length > 0);
    const at = this.#thing ? things.indexOf(this.#thing) : -1;
    const next = things[(at + by + things.length) % things.length];
    if (next) this.#open(next, true);
  }

  /** @param {HTMLElement} thing @param {boolean} isKept */
  #open(thing, isKept) {
    if (!thing.isConnected) return;
    this.close();
    this.#thing = thing;
    this.#isKept = isKept;
    this.#sheet.replaceChildren(...contentOf(thing));
    this.#sheet.classList.toggle("wide", this.#sheet.querySelector(":scope > .broad") !== null);
    this.#sheet.classList.toggle("kept", isKept);
    if (!this.#sheet.isConnected) document.body.append(this.#sheet);
    this.#sheet.showPopover();
    place(this.#sheet, thing);
    if (isKept) tell(wordsOf(thing));
  }
}

function newSheet() {
  const sheet = document.createElement("div");
  sheet.className = "enlarged";
  sheet.popover = "manual";
  return sheet;
}

/** @param {EventTarget | null} from @returns {HTMLElement | null} */
function thingAt(from) {
  return around(from, THINGS);
}

/** Whether nothing in it can be enlarged by itself. @param {Element} thing */
function isLeaf(thing) {
  return thing.querySelector(INNER) === null;
}

/** All about a thing. @param {Element} thing */
export function wordsOf(thing) {
  return thing.getAttribute("title") || titleIn(thing)?.textContent || thing.getAttribute("data-about") || "";
}

/** @param {Element} thing */
function titleIn(thing) {
  return thing.querySelector(":scope > title");
}

/** The browser's own small note would lie over ours. @param {Element} thing */
function hush(thing) {
  thing.setAttribute("data-about", wordsOf(thing));
  thing.removeAttribute("title");
  const text = titleIn(thing)?.firstChild;
  if (text) text.nodeValue = ""; // the title itself stays: when the server changes its words, it shows them again
}

/** Its picture, if there is something to read on it; its name, what there is to say, and the rule. @param {HTMLElement} thing */
function contentOf(thing) {
  const [name, ...others] = wordsOf(thing).split(" – ");
  const words = document.createElement("div");
  const head = document.createElement(others.length ? "h3" : "p");
  head.textContent = name;
  words.append(head);
  if (others.length) words.append(paragraph(others.join(" – ")));
  const rule = around(thing, "[data-its-rule]")?.getAttribute("data-its-rule");
  if (rule) words.append(ruleLink(rule));
  const picture = isLeaf(thing) && thing.querySelector("text") ? pictureOf(thing) : null;
  if (picture instanceof SVGSVGElement) picture.classList.toggle("broad", picture.viewBox.baseVal.width > BROAD * picture.viewBox.baseVal.height);
  return picture ? [picture, words] : [words];
}

/** @param {string} text */
function paragraph(text) {
  const found = document.createElement("p");
  found.textContent = text.charAt(0).toUpperCase() + text.slice(1);
  return found;
}
