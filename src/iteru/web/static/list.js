// The list of choices: buttons for the present step.

import { FORMS, actionsAlone, countLetters, fits, fitsAs, fitsInARow, isFarTooLong, listed, says, within } from "./bar.js";
import { areUnlike } from "./choices.js";
import { all, one, showRowOfButtons } from "./dom.js";
import { showEdges } from "./edges.js";

/** One for each choice of the longest list; `i` is for looking closely. */
const KEYS = "123456789abcdefghjklmnopqrstuvwxyzABCDEFGHJKLMNOPQRSTUVWXYZ";

/** So many letters are more than three lines of a phone's button. */
const LONG = 50;

/** More buttons than these do not fit into a row, however narrow they are. */
const FEW = 8;

/** @typedef {import("./choices.js").Choice} Choice */

export class ChoiceList {
  /** Whether there is too little room for headings: then each button says everything. */
  #isTight = false;
  /** Whether all of it lies open above the bar. */
  #isOpen = false;
  #choices;

  /** @param {import("./choices.js").Choices} choices */
  constructor(choices) {
    this.#choices = choices;
  }

  get isOpen() {
    return this.#isOpen;
  }

  /** Another question comes: its list is not open. */
  forget() {
    this.#isOpen = false;
  }

  /** @param {boolean} isOpen @param {string} [kind] whose choices are wanted */
  open(isOpen, kind = "") {
    this.#isOpen = isOpen;
    this.show();
    showEdges();
    if (kind) one(`[data-kind="${kind}"] li:not([hidden]) .choice`)?.focus();
  }

  /** What does not fit into the bar can be opened over the board: as a whole, or from a button for each kind. */
  show() {
    const button = one("[data-all]");
    const ask = one(".ask");
    this.#isTight = false;
    ask?.classList.remove("open", "crowded", "folded", ...Object.keys(FORMS));
    this.#draw();
    if (!button || !ask) return;
    button.hidden = true;
    showRowOfButtons();
    ask.classList.toggle("listed", this.#choices.all.every(({ path }) => path.length === 0));
    const isCut = this.#choices.all.length > 0 && isCutAnyhow(ask);
    this.#isOpen &&= isCut;
    ask.classList.toggle("crowded", isCut);
    if (isCut) countLetters(ask);
    if (this.#isOpen) this.#lieOpen(ask);
    else if (isCut && !fits(ask)) this.#fold(ask);
    button.hidden = !(this.#isOpen || (ask.matches(".folded") && isCutBeside(button, ask)));
    button.setAttribute("aria-expanded", String(this.#isOpen));
    showRowOfButtons();
    const count = one("b", button);
    if (count) count.textContent = String(all(".kind:not([hidden]) li:not([hidden])", ask).length);
    numberButtons(listed());
  }

  /** @param {Element} ask */
  #lieOpen(ask) {
    ask.classList.add("open");
    this.#isTight = says("--tight-lists");
    if (this.#isTight) this.#draw();
  }

  /**
   * One button for each kind of several choices; if that is still too much, or there is one kind, the rest is left to be opened.
   * A single choice has such a button too where more kinds are seen then, or where its own words would be cut.
   * @param {Element} ask
   */
  #fold(ask) {
    const shown = this.#choices.held.length === 0 ? all(".kind:not([hidden])", ask) : [];
    const kinds = shown.length > 1 ? shown : [];
    for (const kind of kinds) group(kind, 2);
    if (!foldUnlessFits(ask)) {
      const seen = kindsSeen(ask);
      const singles = kinds.filter((kind) => group(kind, 1));
      const helps = foldUnlessFits(ask) || kindsSeen(ask) > seen || singles.some((kind) => isCutWithout(kind, ask));
      if (!helps) singles.forEach(ungroup);
    }
    if (says("--grows") && !fits(ask)) fitsAs(ask, "grown");
  }

  #draw() {
    const ask = within();
    for (const made of all(".choice.made", ask)) made.closest("li")?.remove();
    for (const kind of all(".grouped", ask)) kind.classList.remove("grouped");
    for (const made of all(".group", ask)) made.remove();
    one(".choices", ask)?.classList.toggle("tight", this.#isTight);
    const back = one("[data-back]", ask);
    if (back) back.hidden = !this.#choices.isHalfWay;
    const actions = one(".actions", ask);
    if (actions) actions.hidden = this.#choices.held.length > 0;
    this.#showCrumb();
    const above = actionsAlone().map(({ dataset }) => dataset.action ?? "");
    for (const kind of all("[data-kind]", ask)) this.#showKind(kind, above);
    one(".ask")?.classList.toggle("of-one-kind", all(".kind:not([hidden])", ask).length === 1);
    numberButtons(all(".kind:not([hidden]) li:not([hidden]) > .choice", ask)); // a number makes a button wider
  }

  /** What is being chosen, while a path is half walked. */
  #showCrumb() {
    const crumb = one(".crumb", within());
    const open = this.#choices.open();
    if (!crumb) return;
    crumb.hidden = this.#choices.held.length === 0 || areUnlike(open);
    one(".ask-head")?.classList.toggle("stepping", !crumb.hidden);
    const [last] = this.#choices.held.slice(-1);
    if (last && open.length) crumb.textContent = this.#choices.label(open, true, last);
  }

  /**
   * One kind of choices: a leaf keeps its own button; what goes on further gets one for all its choices.
   * @param {HTMLElement} kind @param {string[]} above moves that have a button above the list
   */
  #showKind(kind, above) {
    const open = this.#choices.open().filter(({ move }) => !above.includes(move));
    const its = open.filter((choice) => choice.kind === kind.dataset.kind);
    kind.hidden = its.length === 0;
    const nodes = this.#choices.next(its);
    const isBegun = this.#choices.held.length > 0;
    const isAlone = isBegun ? areUnlike(open) : this.#isTight || nodes.size === 1;
    one("h3", kind)?.classList.toggle("unseen", isAlone || isBegun || its.length === this.#choices.all.length);
    const leaves = new Set([...nodes.values()].flatMap((among) => (among.length === 1 ? among : [])));
    for (const choice of this.#choices.all) if (choice.kind === kind.dataset.kind) itemOf(choice.button).hidden = !leaves.has(choice);
    for (const choice of leaves) showLeaf(choice, isAlone);
    for (const [target, among] of nodes) {
      if (among.length > 1) one("ul", kind)?.append(stepButton(target, this.#choices.label(among, isAlone, target)));
    }
  }
}

/** Whether a list is cut in all forms of a bar that shows all of it. One that seems far too long is first looked at as it will be then. @param {Element} ask */
function isCutAnyhow(ask) {
  if (isFarTooLong(ask)) {
    ask.classList.add("crowded");
    if (!fits(ask)) return true;
    ask.classList.remove("crowded");
  }
  return !fits(ask) && !fitsAs(ask, "compact") && !fitsAs(ask, "grown");
}

/** Whether buttons for kinds, or narrower ones, are enough; else the list is folded, and a button opens it. @param {Element} ask */
function foldUnlessFits(ask) {
  const opener = one("[data-all]", ask);
  if (opener) opener.hidden = true;
  ask.classList.remove("folded");
  numberButtons(listed()); // a number makes a button wider
  const mayFit = one(".group", ask) !== null || listed().length <= FEW;
  const isEnough = (mayFit && fitsInARow(ask)) || fitsAs(ask, "spread");
  ask.classList.toggle("folded", !isEnough);
  if (opener) opener.hidden = isEnough;
  return isEnough;
}

/** Whether a folded list is cut even where nothing opens it. @param {HTMLElement} opener @param {Element} ask */
function isCutBeside(opener, ask) {
  opener.hidden = true;
  const list = one(".choices", ask);
  return !list?.clientHeight || list.scrollHeight > list.clientHeight + 2;
}

/** How many kinds are seen in the row of a folded list. @param {Element} ask */
function kindsSeen(ask) {
  const bottom = one(".choices", ask)?.getBoundingClientRect().bottom ?? 0;
  return all(".kind:not([hidden])", ask).filter((kind) => kind.getBoundingClientRect().top < bottom).length;
}

/** Whether a single choice would be cut by the row in which it stands, were it there itself. @param {HTMLElement} kind @param {Element} ask */
function isCutWithout(kind, ask) {
  kind.classList.remove("grouped");
  const choice = one("li:not([hidden]) > .choice", kind);
  const list = one(".choices", ask);
  const isCut = choice !== null && list !== null && choice.offsetHeight > list.clientHeight;
  kind.classList.add("grouped");
  return isCut;
}

/** @param {HTMLElement} button */
function itemOf(button) {
  return /** @type {HTMLElement} */ (button.closest("li"));
}

/** @param {Choice} choice @param {boolean} isAlone */
function showLeaf({ button, short, words }, isAlone) {
  const text = isAlone ? words : short;
  if (button.textContent !== text) button.textContent = text; // else it would be laid out anew
  button.classList.toggle("long", text.length > LONG);
  button.setAttribute("aria-label", words);
}

/** One button for a kind of so many choices, if it is shorter than they are; says whether there is one now. @param {HTMLElement} kind @param {number} least */
function group(kind, least) {
  const its = all("li:not([hidden])", kind);
  const label = one("h3", kind)?.textContent ?? "";
  if (kind.matches(".grouped") || its.length < least) return false;
  if (its.length === 1 && `${label} · 1`.length >= (its[0].textContent ?? "").trim().length) return false;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "choice group";
  button.dataset.openKind = kind.dataset.kind;
  const [words, count] = [document.createElement("span"), document.createElement("span")];
  count.textContent = ` · ${its.length}`;
  words.append(label, count);
  button.append(words);
  kind.append(button);
  kind.classList.add("grouped");
  return true;
}

/** @param {HTMLElement} kind */
function ungroup(kind) {
  one(".group", kind)?.remove();
  kind.classList.remove("grouped");
}

/** @param {string} target @param {string} label */
function stepButton(target, label) {
  const item = document.createElement("li");
  const button = document.createElement("button");
  button.type = "button";
  button.className = "choice made";
  button.dataset.step = target;
  button.textContent = `${label} …`;
  item.append(button);
  return item;
}

/** Keys as shortcuts. @param {HTMLElement[]} buttons */
function numberButtons(buttons) {
  for (const button of all("[data-key]", within())) if (!buttons.includes(button)) button.removeAttribute("data-key");
  buttons.forEach((button, index) => {
    const key = KEYS[index] ?? "";
    if (button.dataset.key === key) return;
    button.dataset.key = key;
    button.setAttribute("aria-keyshortcuts", key);
  });
}

/** When the list was used by keyboard, focus follows into the next step. */
export function focusFirstChoice() {
  listed()[0]?.focus({ preventScroll: true });
}
