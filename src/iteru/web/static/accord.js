// Taking back, and what people ask and answer about it; resigning, leaving and closing the table.

/** @typedef {import("./table.js").Table} Table */

/** What a click on something does. @type {[string, (table: Table, found: HTMLElement) => void][]} */
export const ACCORD_CLICKS = [
  ["[data-undo]", (table, found) => table.sendOnVersion({ type: "undo", to: step(found.dataset.undo) })],
  ["[data-ask-undo]", (table, found) => table.sendOnVersion({ type: "ask-undo", to: step(found.dataset.askUndo) })],
  ["[data-agree]", (table, found) => table.send({ type: "answer-undo", request: Number(found.dataset.agree), agrees: true })],
  ["[data-refuse]", (table, found) => table.send({ type: "answer-undo", request: Number(found.dataset.refuse), agrees: false })],
  ["[data-withdraw]", (table, found) => table.send({ type: "withdraw-undo", request: Number(found.dataset.withdraw) })],
  ["[data-resign-table]", (table) => table.send({ type: "resign" })],
  ["[data-leave-table]", (table) => table.goAway("leave")],
  ["[data-close-table]", (table) => table.goAway("close")],
];

/** Before which choice to go back; none: the latest. @param {string | undefined} text */
function step(text) {
  return text ? Number(text) : null;
}
