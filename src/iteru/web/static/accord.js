// Taking back, and what people ask and answer about it; resigning, leaving and closing the table.

/** @typedef {import("./table.js").Table} Table */

/** What a click on something does. @type {[string, (table: Table, found: HTMLElement) => void][]} */
export const ACCORD_CLICKS = [
  ["[data-undo]", (table) => table.sendOnVersion({ type: "undo" })],
  ["[data-ask-undo]", (table) => table.sendOnVersion({ type: "ask-undo" })],
  ["[data-undo-to]", (table, found) => table.sendOnVersion({ type: "undo", to: Number(found.dataset.undoTo) })],
  ["[data-ask-undo-to]", (table, found) => table.sendOnVersion({ type: "ask-undo", to: Number(found.dataset.askUndoTo) })],
  ["[data-agree]", (table, found) => table.send({ type: "answer-undo", request: Number(found.dataset.agree), agrees: true })],
  ["[data-refuse]", (table, found) => table.send({ type: "answer-undo", request: Number(found.dataset.refuse), agrees: false })],
  ["[data-withdraw]", (table, found) => table.send({ type: "withdraw-undo", request: Number(found.dataset.withdraw) })],
  ["[data-resign-table]", resign],
  ["[data-leave-table]", (table) => table.goAway("leave")],
  ["[data-close-table]", (table) => table.goAway("close")],
];

/** What is left is to look on: the sheet with the button goes. @param {Table} table @param {HTMLElement} found */
function resign(table, found) {
  table.send({ type: "resign" });
  /** @type {HTMLElement | null} */ (found.closest("[popover]"))?.hidePopover();
}
