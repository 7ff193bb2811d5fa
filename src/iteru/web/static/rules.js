// The rules in a drawer beside the table.

import { all, one, words } from "./dom.js";

/** Open the rules, at one of them if it is named. @param {string} rule */
export async function openRules(rule) {
  const drawer = /** @type {HTMLDialogElement | null} */ (document.getElementById("rules"));
  const text = drawer && one(".rules-text", drawer);
  if (!drawer || !text) return;
  if (!drawer.open) drawer.showModal();
  if (!text.childElementCount) await load(text);
  for (const marked of all(".here", text)) marked.classList.remove("here");
  if (rule) goToRule(document.getElementById(rule));
}

/** @param {HTMLElement | null} found */
function goToRule(found) {
  found?.classList.add("here");
  found?.scrollIntoView({ block: "start" });
  found?.focus({ preventScroll: true });
}

/** @param {HTMLElement} text */
async function load(text) {
  try {
    const answer = await fetch(`/t/${document.body.dataset.table}/rules/text`);
    if (!answer.ok) throw new Error(String(answer.status));
    text.innerHTML = await answer.text();
  } catch {
    text.textContent = words.failed ?? "";
  }
}
