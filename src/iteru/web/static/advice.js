// Advice: asked for with a button, listed in a sheet until something else is asked.

import { one, words } from "./dom.js";

/** @typedef {import("./table.js").Table} Table */

/** What a click on something does. @type {[string, (table: Table, found: HTMLElement) => void][]} */
export const ADVICE_CLICKS = [["[data-advise]", askForAdvice]];

/** The search takes a moment. @param {Table} table */
function askForAdvice(table) {
  table.notes.show([{ text: words.advising ?? "", rule: "" }]);
  table.sendOnVersion({ type: "advise" });
}

/** @param {Table} table @param {string} html as the server has drawn it */
export function showAdvice(table, html) {
  const sheet = one("#advice");
  if (!sheet) return;
  table.notes.close();
  sheet.innerHTML = html;
  sheet.showPopover();
}

export function dropAdvice() {
  const sheet = one("#advice");
  if (sheet?.matches(":popover-open")) sheet.hidePopover();
}
