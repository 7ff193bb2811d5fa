// The deal: this browser contributes random bytes before it, notes what the house has shown, and checks it in the end.

import { around, one } from "./dom.js";
import { sha256 } from "./sha256.js";

const MAX_NOTES = 200;
const OFFER_WAIT = 3000; // ms: nobody waits longer for the house; then it deals alone
const BYTES = 32;

/** @typedef {{offer: string, given: string}} Contribution */

// Notes: for each commitment seen before the end of its game, what this browser contributed to the deal

/** @returns {Record<string, string>} */
function notes() {
  try {
    return JSON.parse(localStorage.getItem("deals") ?? "{}");
  } catch {
    return {};
  }
}

/** @param {string} commitment @param {string} given */
function note(commitment, given) {
  const kept = Object.entries({ ...notes(), [commitment]: given }).slice(-MAX_NOTES);
  try {
    localStorage.setItem("deals", JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // A browser that keeps nothing still plays; it cannot compare later.
  }
}

/** The commitment that a table is about to be opened with. @param {string} [commitment] */
function expected(commitment) {
  try {
    const before = sessionStorage.getItem("offered") ?? "";
    if (commitment === undefined) sessionStorage.removeItem("offered");
    else sessionStorage.setItem("offered", commitment);
    return before;
  } catch {
    return "";
  }
}

/** A house that deals by another secret than it has offered is found out when the deal is verified. */
export function noteCommitment() {
  const { commitment } = document.body.dataset;
  const offered = expected();
  if (!commitment || one("[data-status]")?.dataset.status === "over") return;
  note(commitment, notes()[commitment] ?? notes()[offered] ?? "");
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
    note(commitment, given);
    expected(commitment);
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

/** @param {HTMLFormElement} form */
async function open(form) {
  fill(form, (await contribution()) ?? {});
  form.submit();
}

/** Forms that open a table, and the one that joins it. */
export function contributeToDeals() {
  document.addEventListener("submit", (event) => {
    const form = /** @type {HTMLFormElement} */ (event.target);
    if (form.matches("[data-opens]")) {
      event.preventDefault();
      open(form);
    } else if (form.matches("[data-joins]")) {
      const given = randomBytes();
      note(form.dataset.joins ?? "", given);
      fill(form, { given });
    }
  });
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

/** All that can be checked without the house is checked here; only the moves are replayed there. @param {HTMLElement} button */
async function verify(button) {
  const box = around(button, "[data-deal-told]");
  if (!box) return;
  const { commitment = "", house = "", salt = "", seed = "", table = "" } = box.dataset;
  const given = (box.dataset.given ?? "").split(" ");
  const filled = given.map((digits) => (digits === "-" ? "00".repeat(BYTES) : digits));
  const noted = notes()[commitment];
  show(box, "commitment", hash("iteru-commitment-1", house, salt) === commitment);
  show(box, "noted", noted === undefined ? undefined : true);
  show(box, "given", noted ? given.includes(noted) : undefined);
  show(box, "key", hash("iteru-key-1", house, ...filled) === seed);
  show(box, "replay", await replays(table));
  one(".checked", box)?.showPopover();
}

export function listenForVerify() {
  document.addEventListener("click", (event) => {
    const button = around(event.target, "[data-verify]");
    if (button) verify(button);
  });
}
