// Log and chat: two tabs. What is new is told to those who hear the page; a line of the log points at what it touched.

import { all, coveredBelow, isAsked, isShown, one, placesOf, tell, words } from "./dom.js";
import { Mutes } from "./mutes.js";

const MAX_LISTED = 8;

export class Talk {
  mutes = new Mutes();
  /** The lines of the log that were read out. @type {string[]} */
  #read = [];
  /** Whether what is outlined was asked for by a click, and stays when the mouse goes away. */
  #isKept = false;
  /** What is outlined. @type {HTMLElement[]} */
  #pointed = [];

  constructor() {
    this.#read = logTexts();
    scrollToEnd("#panel-log");
    hush();
  }

  /** @param {(text: string) => void} say what is done with what somebody writes */
  listen(say) {
    one("form.say")?.addEventListener("submit", (event) => {
      event.preventDefault();
      const input = /** @type {HTMLInputElement} */ (document.getElementById("say"));
      if (input.value.trim()) say(input.value);
      input.value = "";
    });
  }

  /** Finds the lines whose places are on the picture now; what is returned lets these be pointed with. @param {Map<string, HTMLElement[]>} places by name */
  findPlaces(places) {
    const found = all(".lines > li").map((line) => ({ line, shows: placesOf(line, places).some(isShown) }));
    return () => { for (const { line, shows } of found) line.classList.toggle("shows", shows); };
  }

  logCame() {
    const lines = logTexts();
    const gone = linesGone(this.#read, lines);
    const fresh = lines.slice(this.#read.length - gone);
    const isUndone = gone === this.#read.length && gone > 0 && lines.length < gone;
    if (isUndone) tell(words.undone ?? "");
    else if (fresh.length) tell([...fresh.slice(-MAX_LISTED), questionToMe()].join(" "));
    this.#read = lines;
  }

  /** The latest line is seen. */
  showEndOfLog() {
    scrollToEnd("#panel-log");
  }

  chatCame() {
    this.mutes.show();
    hush();
    scrollToEnd(".chat-lines");
    const badge = one("#tab-chat .new");
    const line = one(".chat > li:last-child");
    const last = this.mutes.isMuted(line) ? "" : spoken(line);
    if (badge && last && one("#panel-chat")?.hidden) showNew(badge, true);
    if (last) tell(last);
  }

  /** @param {HTMLElement} tab */
  choose(tab) {
    for (const other of all("[role=tab]")) showTab(other, other === tab);
    if (tab.id !== "tab-chat") return;
    const badge = one(".new", tab);
    if (badge) showNew(badge, false);
    scrollToEnd(".chat-lines");
  }

  /** @param {HTMLElement} tab */
  chooseOther(tab) {
    const other = all("[role=tab]").find((found) => found !== tab);
    if (!other) return;
    this.choose(other);
    other.focus();
  }

  /** Outline on the picture what a line of the log touched. @param {HTMLElement | null} line */
  point(line) {
    if (!line && this.#isKept) return;
    for (const thing of this.#pointed) thing.classList.remove("pointed");
    this.#pointed = line ? placesOf(line) : [];
    for (const thing of this.#pointed) thing.classList.add("pointed");
  }

  letGo() {
    this.#isKept = false;
    this.point(null);
  }

  /** The same until the next click, and bring it into view. @param {HTMLElement} line @param {import("./leaves.js").Leaves} leaves */
  goTo(line, leaves) {
    leaves.reveal(placesOf(line));
    this.point(line);
    this.#isKept = true;
    const [first] = placesOf(line).filter(isShown);
    const { top = 0, bottom = 0 } = first?.getBoundingClientRect() ?? {};
    if (first && (top < 0 || bottom > innerHeight - coveredBelow())) first.scrollIntoView({ block: "center" });
  }
}

/** @param {HTMLElement} badge @param {boolean} isNew whether somebody said something that was not seen yet */
function showNew(badge, isNew) {
  badge.hidden = !isNew;
  document.body.classList.toggle("has-new-chat", isNew);
}

/** Who may not speak is not asked to. */
function hush() {
  one(".chat-lines")?.classList.toggle("hushed", one(".chat-lines [data-hushed]") !== null);
}

/** Who said what, without what one can do about it. @param {HTMLElement | null} line */
function spoken(line) {
  return line ? all(":scope > b, :scope > .spoken", line).map((part) => part.textContent).join(" ") : "";
}

function logTexts() {
  return all("#panel-log .log > li").map((line) => line.textContent?.trim() ?? "");
}

/**
 * How many lines have left a log at its beginning: what is left of the old one begins the new one.
 * @param {string[]} old @param {string[]} now
 */
function linesGone(old, now) {
  let gone = 0;
  while (gone < old.length && !old.slice(gone).every((text, index) => text === now[index])) gone += 1;
  return gone;
}

function questionToMe() {
  return isAsked() ? `${words.yourTurn}: ${one("#ask-title")?.textContent ?? ""}` : "";
}

/** @param {HTMLElement} tab @param {boolean} isSelected */
function showTab(tab, isSelected) {
  tab.setAttribute("aria-selected", String(isSelected));
  tab.tabIndex = isSelected ? 0 : -1;
  const panel = document.getElementById(tab.getAttribute("aria-controls") ?? "");
  if (panel) panel.hidden = !isSelected;
}

/** @param {string} selector */
function scrollToEnd(selector) {
  const found = one(selector);
  if (found) found.scrollTop = found.scrollHeight;
}
