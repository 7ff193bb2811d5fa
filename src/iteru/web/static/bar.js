// The bar with what is asked: whether its choices fit, and the forms in which they may.

import { all, isShown, one } from "./dom.js";

/** What the style sheets of this screen say, until it has another size. @type {Map<string, boolean>} */
const said = new Map();
window.addEventListener("resize", () => { said.clear(); filled = 0; });

/** @param {string} property */
export function says(property) {
  if (!said.has(property)) said.set(property, getComputedStyle(document.documentElement).getPropertyValue(property).trim() === "yes");
  return said.get(property) ?? false;
}

/** So many times as long as what lately filled the room is far too long: a prompt leaves up to half as much room again. */
const FAR = 2;
/** A button is as wide as its letters and this many more. */
const EDGES = 6;
/** So many letters filled the room, where a list was too long for it; more than others did. */
let filled = 0;

/** Whether a list is so long that it need not be laid out to see that it does not fit. @param {Element} ask */
export function isFarTooLong(ask) {
  return !says("--grows") && filled > 0 && lettersIn(ask) > FAR * filled;
}

/** @param {Element} ask */
function lettersIn(ask) {
  return all(".kind:not([hidden]) li:not([hidden]) > .choice", ask).reduce((sum, { textContent }) => sum + (textContent ?? "").length + EDGES, 0);
}

/** By its letters a sheet knows how wide two lines of the question are. @param {Element} ask */
export function countLetters(ask) {
  const title = one("#ask-title", ask);
  title?.style.setProperty("--letters", String(title.textContent?.length));
}

/** Forms that a bar may have where its sheet says so: with little beside the choices, with a row more, with sign and word on a
    button, with its word alone, with kinds and large buttons in common rows. */
export const FORMS = { compact: "--grows", grown: "--grows", slim: "--slims", bare: "--slims", spread: "--spreads" };

/** In two rows of three, each button with three lines at most. @param {HTMLElement[]} buttons */
function areLow(buttons) {
  return buttons.length <= 6 && buttons.every(({ offsetHeight }) => offsetHeight <= 60);
}

/** How many of so many buttons stand beside each other, so that none is left alone. @param {number} count */
function columnsOf(count) {
  return count === 2 || count === 4 ? 2 : 3;
}

/** Whether all choices are seen, and all that is asked in the one row that a bar has which may grow. @param {Element} ask */
export function fits(ask) {
  const [asked, choices] = [one(".asked", ask), one(".choices", ask)];
  const isCut = choices !== null && choices.scrollHeight > choices.clientHeight + 2;
  if (choices && isCut && !ask.matches(".crowded")) filled = Math.max(filled, (lettersIn(ask) * choices.clientHeight) / choices.scrollHeight);
  if (isCut || asked === null) return !isCut;
  if (ask.matches(".spread")) return areLow(listed());
  const isSlim = says("--grows") && !ask.matches(".grown");
  return !(isSlim && asked.clientHeight > parseFloat(getComputedStyle(asked).minHeight) + 2);
}

/** Whether that is so in another form, where a bar may have it; else it stays as it is. @param {Element} ask @param {keyof typeof FORMS} form */
export function fitsAs(ask, form) {
  if (!says(FORMS[form])) return false;
  if (form === "spread") one(".asked", ask)?.style.setProperty("--columns", String(columnsOf(listed().length)));
  ask.classList.add(form);
  if (fits(ask)) return true;
  ask.classList.remove(form);
  return false;
}

/** Whether choices fit into one row, in the first form in which they do. @param {Element} ask */
export function fitsInARow(ask) {
  return fits(ask) || fitsAs(ask, "compact") || fitsAs(ask, "grown") || fitsAs(ask, "slim") || fitsAs(ask, "bare");
}

/** The large buttons by the prompt: what they say is not in the list again. */
export function actionsAlone() {
  return all("[data-action]", within()).filter(isShown);
}

/** Where the list is: the board, which is large, is not searched. */
export function within() {
  return one(".ask") ?? document;
}

/** The buttons that can be pressed now, each choice once. */
export function listed() {
  return [...all(".choice", within()).filter(isShown), ...actionsAlone()];
}
