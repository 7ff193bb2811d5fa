// The rules in a drawer beside the table. It opens at the rule of what is asked.

import { all, around, one, words } from "./dom.js";
import { fillLayers } from "./layers.js";

/** Open the rules, at one of them: the one that is named, else that of what is asked now. @param {string} rule */
export async function openRules(rule) {
  const drawer = /** @type {HTMLDialogElement | null} */ (document.getElementById("rules"));
  const text = drawer && one(".rules-text", drawer);
  if (!drawer || !text) return;
  if (!drawer.open) drawer.showModal();
  if (!text.childElementCount) await load(text);
  goToRule(text, rule || one("[data-rule-asked]")?.dataset.ruleAsked || "");
}

/** @param {HTMLElement} text @param {string} rule */
function goToRule(text, rule) {
  for (const marked of all(".here", text)) marked.classList.remove("here");
  const found = rule ? document.getElementById(rule) : null;
  found?.classList.add("here");
  found?.scrollIntoView({ block: "start" });
  found?.focus({ preventScroll: true });
}

/** @param {HTMLElement} text */
async function load(text) {
  try {
    const answer = await fetch(`${document.body.dataset.address}/rules/text`);
    if (!answer.ok) throw new Error(String(answer.status));
    text.innerHTML = await answer.text();
    text.addEventListener("click", (event) => follow(text, event));
    fillLayers(text);
  } catch {
    text.textContent = words.failed ?? "";
  }
}

/** A link to another rule goes there; one to another page opens beside the table. @param {HTMLElement} text @param {MouseEvent} event */
function follow(text, event) {
  const link = around(event.target, "a[href]");
  const address = link?.getAttribute("href") ?? "";
  if (address.startsWith("#")) {
    event.preventDefault();
    goToRule(text, address.slice(1));
  } else if (link) link.setAttribute("target", "_blank");
}
