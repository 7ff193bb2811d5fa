// Finding things on the page. Everything shown is drawn by the server; the scripts only move it and listen.
// No framework, no build: each file is a module that the browser loads as it is.

/** Sentences in the reader's language, which the page brings along. @type {DOMStringMap} */
export const words = document.getElementById("words")?.dataset ?? {};

/** @param {string} selector @param {ParentNode} [within] @returns {HTMLElement | null} */
export function one(selector, within = document) {
  return within.querySelector(selector);
}

/** @param {string} selector @param {ParentNode} [within] @returns {HTMLElement[]} */
export function all(selector, within = document) {
  return [...within.querySelectorAll(selector)].map((found) => /** @type {HTMLElement} */ (found));
}

/**
 * The nearest element around a place that a selector matches.
 * @param {EventTarget | null} from @param {string} selector @returns {HTMLElement | null}
 */
export function around(from, selector) {
  return from instanceof Element ? from.closest(selector) : null;
}

/** Whether something has a place on the page; where the browser can tell that without laying the page out, it does not. @param {Element | null} found */
export function isShown(found) {
  return found !== null && (found.checkVisibility?.() ?? found.getClientRects().length > 0);
}

/** Regions that were found: they stay on the page, only what is in them changes. @type {Map<string, HTMLElement | null>} */
const regions = new Map();

/** A part of the page that the server draws anew when it changes. @param {string} name */
export function region(name) {
  if (!regions.has(name)) regions.set(name, one(`[data-region="${name}"]`));
  return regions.get(name) ?? null;
}

/** The things on the picture that a target names. @param {string} target @returns {HTMLElement[]} */
export function targets(target) {
  return all(`[data-target="${CSS.escape(target)}"]`, one(".table") ?? document);
}

/** All things that targets name, found at once. @returns {Map<string, HTMLElement[]>} */
export function thingsByTarget() {
  return byName(all("[data-target]", one(".table") ?? document), ({ dataset }) => dataset.target ?? "");
}

/** All that a line of what happened may tell of: things on the picture, and seats. @param {Map<string, HTMLElement[]>} things by target */
export function placesByName(things = thingsByTarget()) {
  const places = new Map(things);
  const panels = byName(all("[data-panel]"), ({ dataset }) => dataset.panel ?? "");
  for (const [name, its] of panels) places.set(name, [...(places.get(name) ?? []), ...its]);
  return places;
}

/** Both, found at once: until regions are drawn anew they stay the same. */
export function named() {
  const things = thingsByTarget();
  return { things, places: placesByName(things) };
}

/** @param {HTMLElement[]} found @param {(one: HTMLElement) => string} nameOf */
function byName(found, nameOf) {
  /** @type {Map<string, HTMLElement[]>} */
  const named = new Map();
  for (const one of found) {
    const others = named.get(nameOf(one));
    if (others) others.push(one);
    else named.set(nameOf(one), [one]);
  }
  return named;
}

/** The places that a line or a sign of what happened tells of. @param {HTMLElement | null} line @param {Map<string, HTMLElement[]>} places */
export function placesOf(line, places = placesByName()) {
  const names = (line?.dataset.touches ?? "").split(" ").filter(Boolean);
  return names.flatMap((name) => places.get(name) ?? []);
}

/** Say something to those who hear the page. @param {string} text */
export function tell(text) {
  const news = one("#news");
  if (news) news.textContent = text;
}

/** Whether this person is asked to choose now. */
export function isAsked() {
  return one("[data-asked]")?.dataset.asked === "yes";
}

/** How much of the screen lies below what is asked, where that stays at the bottom. */
export function coveredBelow() {
  const ask = one(".ask");
  return ask && getComputedStyle(ask).position === "sticky" ? ask.offsetHeight : 0;
}

/** A row of buttons that are all hidden takes no room. */
export function showRowOfButtons() {
  const row = one(".ask-head > .buttons");
  if (row) row.hidden = [...row.children].every((button) => /** @type {HTMLElement} */ (button).hidden);
}

/** What depends on whether seats are free and on who is asked: parts of the page, and its title. */
export function showStatus() {
  const isOpen = one("[data-status]")?.dataset.status === "open";
  for (const part of all("[data-while-open], #join", one(".ask") ?? document)) part.hidden = !isOpen;
  document.body.classList.toggle("is-open", isOpen);
  document.body.classList.toggle("is-asked", isAsked());
  document.body.classList.toggle("has-result", one(".result") !== null);
  const title = `${isAsked() ? "● " : ""}${document.title.replace(/^● /, "")}`;
  if (document.title !== title) document.title = title;
}
