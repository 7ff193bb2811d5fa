// Layers: grounds of boards, and the symbols of a game. The server only names them; each is fetched once, kept by the browser, and
// stays on the page while what lies on it is drawn anew.

import { all } from "./dom.js";

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
