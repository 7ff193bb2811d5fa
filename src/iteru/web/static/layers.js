// Layers: grounds of boards, and the symbols of a game. The server only names them; each is fetched once, kept by the browser, and
// stays on the page while what lies on it is drawn anew.

import { all, one } from "./dom.js";

const AGAIN = 800; // ms: a server that was restarted meanwhile draws a layer when it draws the board
const TRIES = 5;

/** What a layer holds, by its name. @type {Map<string, Promise<string>>} */
const fetched = new Map();

/** Fill every layer that is named in a part of the page and not there yet. @param {ParentNode} [within] */
export async function fillLayers(within = document) {
  await Promise.all([...all("[data-layer]:empty", within).map(fill), ...all("[data-sheet]:empty", within).map(fillFromSheet)]);
}

/** Pictures of sheets, by the names of these. @type {Map<string, Promise<Element[]>>} */
const sheets = new Map();

/** Put one picture of a sheet where it belongs. @param {HTMLElement} place */
async function fillFromSheet(place) {
  const name = place.dataset.sheet ?? "";
  if (!sheets.has(name)) sheets.set(name, get(name, TRIES).then(pictures));
  const picture = (await sheets.get(name))?.[Number(place.dataset.part)];
  if (picture && !place.firstChild) place.append(picture.cloneNode(true));
}

/** @param {string} sheet */
function pictures(sheet) {
  const parsed = document.createElement("template");
  parsed.innerHTML = sheet;
  return [...(parsed.content.firstElementChild?.children ?? [])];
}

/** @param {HTMLElement} layer */
async function fill(layer) {
  const name = layer.dataset.layer ?? "";
  if (!fetched.has(name)) fetched.set(name, get(name, TRIES));
  const inside = await fetched.get(name);
  if (inside && !layer.firstChild) layer.innerHTML = inside;
}

/** @param {string} name @param {number} tries @returns {Promise<string>} */
async function get(name, tries) {
  const answer = await fetch(`/static/layers/${name}.svg`).catch(() => null);
  if (answer?.ok) return answer.text();
  if (tries <= 1) {
    fetched.delete(name);
    return "";
  }
  await new Promise((resolve) => { setTimeout(resolve, AGAIN); });
  return get(name, tries - 1);
}

/**
 * Put new content into a part of the page. A board on the same grounds stays where it is; only what lies on them is exchanged.
 * @param {Element} part @param {DocumentFragment} fresh
 */
export function swap(part, fresh) {
  const [old, now] = [one(".board", part), one(".board", fresh)];
  if (!old || !now || !groundsOf(old) || groundsOf(old) !== groundsOf(now)) {
    part.replaceChildren(fresh);
    fillLayers(part);
    return;
  }
  const tops = all(".top", now);
  all(".top", old).forEach((top, index) => top.replaceWith(tops[index]));
  swapAround(part, fresh, old, now);
}

/** The names of the grounds of a board, in order, or nothing if it has none. @param {Element} board */
function groundsOf(board) {
  const names = all(".leaf", board).map((leaf) => one(".ground", leaf)?.dataset.layer ?? "");
  return names.some(Boolean) ? names.join(" ") : "";
}

/**
 * Exchange everything around an element that stays.
 * @param {Element} part @param {ParentNode} fresh @param {Element} old @param {Element} now
 */
function swapAround(part, fresh, old, now) {
  const stays = [...part.children].find((child) => child.contains(old));
  const its = [...fresh.children].find((child) => child.contains(now));
  if (!stays || !its) return;
  for (const child of [...part.childNodes]) if (child !== stays) child.remove();
  const children = [...fresh.childNodes];
  const at = children.indexOf(its);
  stays.before(...children.slice(0, at));
  stays.after(...children.slice(at + 1));
  for (const { name, value } of its.attributes) stays.setAttribute(name, value);
  if (stays !== old) swapAround(stays, its, old, now);
}
