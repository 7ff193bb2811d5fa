// The deal: this browser contributes random bytes before it, notes what the house has shown, and checks it in the end.

import { around, one } from "./dom.js";
import { sha256 } from "./sha256.js";

const MAX_NOTES = 200;
const OFFER_WAIT = 3000; // ms: nobody waits longer for the house; then it deals alone
const BYTES = 32;

/** @typedef {{offer: string, given: string}} Contribution */
/** @typedef {{commitment: string, given: string}} Note what the house showed first, and what this browser gave then */

// Notes: for each table that was seen before the end of its game

/** @returns {Record<string, Note>} */
function notes() {
  try {
    return JSON.parse(localStorage.getItem("deals") ?? "{}");
  } catch {
    return {};
  }
}

/** @param {string} table @param {Note} found */
function note(table, found) {
  const kept = Object.entries({ ...notes(), [table]: found }).slice(-MAX_NOTES);
  try {
    localStorage.setItem("deals", JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // A browser that keeps nothing still plays; it cannot compare later.
  }
}

/** What was shown and given for the table that the next page will be of. @param {Note} found */
function expect(found) {
  try {
    sessionStorage.setItem("offered", JSON.stringify(found));
  } catch {
    // As above.
  }
}

/** Asked once by every page: if it is not that of a table, none was opened or joined. @returns {Note | null} */
function expected() {
  try {
    const found = JSON.parse(sessionStorage.getItem("offered") ?? "null");
    sessionStorage.removeItem("offered");
    return found;
  } catch {
    return null;
  }
}

/** What was shown before this browser contributed, or else first of all, counts: a house that shows or deals by
 * something else later is found out when the deal is verified. */
export function noteCommitment() {
  const { table, commitment } = document.body.dataset;
  const before = expected();
  if (!table || !commitment || one("[data-status]")?.dataset.status === "over") return;
  if (before || !notes()[table]) note(table, before ?? { commitment, given: "" });
}

// Contributing

function randomBytes() {
  return hex(crypto.getRandomValues(new Uint8Array(BYTES)));
}

/** First the house is bound, then this browser tells its bytes. @returns {Promise<Contribution | null>} */
export async function contribution() {
  const csrf = /** @type {HTMLInputElement | null} */ (one("input[name=csrf]"))?.value ?? "";
  try {
    const body = new URLSearchParams({ csrf });
    const answer = await fetch("/offers", { method: "POST", body, signal: AbortSignal.timeout(OFFER_WAIT) });
    if (!answer.ok) return null;
    const { offer, commitment } = await answer.json();
    const given = randomBytes();
    expect({ commitment, given });
    return { offer, given };
  } catch {
    return null;
  }
}

/** @param {HTMLFormElement} form @param {Record<string, string>} values */
function fill(form, values) {
  for (const [name, value] of Object.entries(values)) {
    const input = form.querySelector(`input[name=${name}]`) ?? document.createElement("input");
    Object.assign(input, { type: "hidden", name, value });
    form.append(input);
  }
}

/** Whoever does not play themselves has no seat to contribute from. @param {HTMLFormElement} form */
function takesSeat(form) {
  const seats = /** @type {NodeListOf<HTMLSelectElement>} */ (form.querySelectorAll("select[name^=seat-]"));
  return !seats.length || [...seats].some(({ value }) => value === "me" || value === "local");
}

/** @param {HTMLFormElement} form */
async function open(form) {
  if (form.classList.contains("opening")) return; // a second click would open a second table
  form.classList.add("opening");
  if (takesSeat(form)) fill(form, (await contribution()) ?? {});
  form.submit();
}

/** Forms that open a table, and the one that joins it. */
export function contributeToDeals() {
  window.addEventListener("pageshow", () => {
    for (const form of document.querySelectorAll(".opening")) form.classList.remove("opening"); // somebody came back
  });
  document.addEventListener("submit", (event) => {
    const form = /** @type {HTMLFormElement} */ (event.target);
    if (form.matches("[data-opens]")) {
      event.preventDefault();
      open(form);
    } else if (form.matches("[data-joins]")) {
      const given = randomBytes();
      expect({ commitment: form.dataset.joins ?? "", given });
      fill(form, { given });
    }
  });
}

/** Whoever has a seat kept here only needs to come. */
export function sitDownIfExpected() {
  const form = /** @type {HTMLFormElement | null} */ (one("#join[data-expected]"));
  form?.requestSubmit();
}

// Verifying

/** @param {Uint8Array} bytes */
function hex(bytes) {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {string} digits */
function unhex(digits) {
  return (digits.match(/../g) ?? []).map((pair) => parseInt(pair, 16));
}

/** @param {string} label @param {string[]} parts in hexadecimal digits */
function hash(label, ...parts) {
  return sha256(Uint8Array.from([...new TextEncoder().encode(`${label}\n`), ...parts.flatMap(unhex)]));
}

/** @param {string} table */
async function replays(table) {
  try {
    const answer = await fetch(`/t/${table}/verified`);
    return answer.ok ? (await answer.json()).replays === true : undefined;
  } catch {
    return undefined;
  }
}

/** @param {HTMLElement} box @param {string} check @param {boolean | undefined} isRight nothing: it cannot be told */
function show(box, check, isRight) {
  const line = one(`[data-check=${check}]`, box);
  if (!line) return;
  const answer = isRight === undefined ? "none" : isRight ? "yes" : "no";
  line.textContent = line.dataset[answer] ?? "";
  line.dataset.answer = answer;
}

/** Hashes are of values one after the other: only if each has its length do they say where one ends. Bots give nothing.
 * @param {DOMStringMap} deal @param {string[]} given */
function isWhole({ commitment, house, salt, seed, seats, bots = "" }, given) {
  const keys = [commitment, house, salt, seed, ...given.filter((digits) => digits !== "-")];
  const areKeys = keys.every((digits) => /^[0-9a-f]{64}$/.test(digits ?? ""));
  const silent = bots.split(" ").filter(Boolean);
  return areKeys && given.length === Number(seats) && silent.every((seat) => given[Number(seat)] === "-");
}

/** All that can be checked without the house is checked here; only the moves are replayed there. @param {HTMLElement} button */
async function verify(button) {
  const box = around(button, "[data-deal]");
  if (!box) return;
  const { commitment = "", house = "", salt = "", seed = "", table = "" } = box.dataset;
  const given = (box.dataset.given ?? "").split(" ");
  const filled = given.map((digits) => (digits === "-" ? "00".repeat(BYTES) : digits));
  const noted = notes()[table] ?? Object.values(notes()).find((one) => one.commitment === commitment);
  const whole = isWhole(box.dataset, given);
  show(box, "commitment", whole && hash("iteru-commitment-1", house, salt) === commitment);
  show(box, "noted", noted && noted.commitment === commitment);
  show(box, "given", noted?.given ? given.includes(noted.given) : undefined);
  show(box, "key", whole && hash("iteru-key-1", house, ...filled) === seed);
  show(box, "replay", await replays(table));
  one(".checked", box)?.showPopover();
}

export function listenForVerify() {
  document.addEventListener("click", (event) => {
    const button = around(event.target, "[data-verify]");
    if (button) verify(button);
  });
}
