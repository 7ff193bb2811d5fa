// What a click on the page of a table does, by what was clicked.

import { ACCORD_CLICKS } from "./accord.js";
import { ADVICE_CLICKS } from "./advice.js";
import { around } from "./dom.js";
import { LEAF_CLICKS } from "./leaves.js";
import { LESSON_CLICKS } from "./lesson.js";
import { focusFirstChoice } from "./list.js";
import { CHAT_CLICKS } from "./mutes.js";
import { PICTURE_CLICKS } from "./picture.js";

/** @typedef {import("./table.js").Table} Table */

/** The first that is meant. @type {[string, (table: Table, found: HTMLElement) => void][]} */
const CLICKS = [
  ["[data-move]", (table, found) => table.play(found.dataset.move ?? "")],
  ["[data-action]", (table, found) => table.play(found.dataset.action ?? "")],
  ["[data-sure]", (table) => table.play(table.caution.move)],
  ["[data-unsure]", (table) => table.caution.drop()],
  ["[data-open-kind]", (table, found) => table.list.open(true, found.dataset.openKind)],
  ["[data-all]", (table) => table.list.open(!table.list.isOpen)],
  ["[data-step]", (table, found) => { table.touch(found.dataset.step ?? ""); focusFirstChoice(); }],
  ["[data-back]", (table) => { table.stepBack(); focusFirstChoice(); }],
  ...ACCORD_CLICKS,
  ...ADVICE_CLICKS,
  ...CHAT_CLICKS,
  ...LESSON_CLICKS,
  ...LEAF_CLICKS,
  ["[data-skip]", (table) => table.skip()],
  ["[data-come-back]", (table) => table.send({ type: "come-back" })],
  ["[data-uncover]", (table) => table.send({ type: "uncover" })],
  ["[data-stand-in]", (table, found) => table.send({ type: "stand-in", seat: Number(found.dataset.standIn), bot: found.dataset.bot ?? "" })],
  ["[data-rematch]", (table) => table.askForRematch()],
  ["[data-count]", (table) => table.count.begin()],
  ...PICTURE_CLICKS,
  ["[data-result-part]", (table, found) => table.result.show(found.dataset.resultPart ?? "")],
  ["[data-look-board]", () => document.body.classList.toggle("at-board")],
  ["[data-fold]", (table, found) => table.seats.fold(found)],
  [".lines > .shows", (table, found) => table.talk.goTo(found, table.leaves)],
  ["[role=tab]", (table, found) => table.talk.choose(found)],
  ["#note .close", (table) => table.notes.close()],
  ["[data-reactions]", (table) => table.sendReactions()],
];

/** Do what a click there means; whether it means anything. @param {Table} table @param {Element} at */
export function doClicked(table, at) {
  for (const [selector, act] of CLICKS) {
    const found = around(at, selector);
    if (found) {
      act(table, found);
      return true;
    }
  }
  return false;
}
