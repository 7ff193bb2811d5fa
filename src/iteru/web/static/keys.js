// The keyboard at a table: numbers, letters and arrows in the list, Enter on the picture, `i` to look closely, Escape to go back, ? for
// the rule, `s` to skip to one's next choice.

import { listed } from "./bar.js";
import { all, one, targets } from "./dom.js";

/** @typedef {import("./table.js").Table} Table */
/**
 * What a key does: whether it is meant, and what happens then.
 * @typedef {[(key: string, at: HTMLElement, table: Table) => boolean, (table: Table, at: HTMLElement, event: KeyboardEvent) => void]} Shortcut
 */

/** The first that is meant. @type {Shortcut[]} */
const SHORTCUTS = [
  [(key, at, table) => /^(Escape|Enter| |s)$/.test(key) && table.count.isRunning, (table) => table.count.end()],
  [(key, at) => /^Arrow(Left|Right)$/.test(key) && at.matches("[role=tab]"), (table, at) => table.talk.chooseOther(at)],
  [(key, at) => /^(Enter| )$/.test(key) && at.matches(".lit"), touch],
  [(key, at) => /^(Enter| )$/.test(key) && at.matches("[data-opens]"), openLeaf],
  [(key, at) => /^(Enter| )$/.test(key) && at.matches(".lines > .shows"), goToPlace],
  [(key) => key === "i", (table) => table.enlarger.openByKey()],
  [(key, at, table) => /^Arrow/.test(key) && table.enlarger.isOpen, walkThings],
  [(key) => key === "Escape", goBack],
  [(key) => key === "s" && Boolean(one("[data-skip]")), (table) => table.skip()],
  [(key) => /^[1-9r]$/.test(key) && Boolean(one(".result")), (table, at, event) => pressInResult(event.key)],
  [(key) => /^[1-9a-zA-Z]$/.test(key), (table, at, event) => press(event.key)],
  [(key, at) => /^Arrow/.test(key) && listed().includes(at), (table, at, event) => walkList(event, at)],
  [(key, at) => /^Arrow(Up|Down)$/.test(key) && at.matches(".lines > li"), (table, at, event) => walkLog(event, at)],
  [(key, at, table) => /^Arrow(Left|Right)$/.test(key) && table.lesson !== null, walkLesson],
  [(key, at) => key === "?" && at.matches("[data-its-rule]"), (table, at) => table.openRules(at.dataset.itsRule ?? "")],
];

/** @param {Table} table @param {KeyboardEvent} event */
export function pressKey(table, event) {
  const at = event.target;
  if (event.ctrlKey || event.metaKey || event.altKey || one("dialog[open]") || !(at instanceof Element)) return;
  const found = /** @type {HTMLElement} */ (at);
  if (found.matches("input, select, textarea")) return;
  const shortcut = SHORTCUTS.find(([isMeant]) => isMeant(event.key, found, table));
  shortcut?.[1](table, found, event);
}

/**
 * A lit thing touched by keyboard loses its light: focus goes on to the first thing lit by it.
 * @type {Shortcut[1]}
 */
function touch(table, at, event) {
  event.preventDefault();
  table.heeding(() => table.touchThing(at));
  if (table.choices.held.length && !document.activeElement?.matches(".lit")) {
    all(".pan .lit, .seats .lit")[0]?.focus({ preventScroll: true });
  }
}

/** @type {Shortcut[1]} */
function openLeaf(table, at, event) {
  event.preventDefault();
  table.leaves.pressByKey(at);
}

/** @type {Shortcut[1]} */
function goToPlace(table, at, event) {
  event.preventDefault();
  table.talk.goTo(at, table.leaves);
}

/** While something is looked at, arrows go on to the next thing. @type {Shortcut[1]} */
function walkThings(table, at, event) {
  event.preventDefault();
  table.enlarger.walk(/Right|Down/.test(event.key) ? 1 : -1);
}

/** Close what is looked at, or the note, or let go of what was touched last. @param {Table} table */
function goBack(table) {
  if (table.enlarger.isOpen) {
    table.enlarger.close();
    return;
  }
  if (table.notes.isOpen) {
    table.notes.close();
    return;
  }
  if (table.caution.isOpen) {
    table.caution.drop();
    return;
  }
  if (table.list.isOpen) {
    table.list.open(false);
    one("[data-all]")?.focus({ preventScroll: true });
    return;
  }
  const isInList = Boolean(document.activeElement?.closest(".ask"));
  const target = table.stepBack();
  if (target === undefined) return;
  const again = isInList ? one(`[data-step="${CSS.escape(target)}"]`) : targets(target)[0];
  again?.focus({ preventScroll: true });
}

/** @type {Shortcut[1]} */
function walkLesson(table, at, event) {
  event.preventDefault();
  table.lesson?.walk(event.key === "ArrowRight" ? "next" : "previous");
}

/** @param {string} key */
function press(key) {
  const button = listed().find((found) => found.dataset.key === key);
  button?.focus({ preventScroll: true });
  button?.click();
}

/** To a moment when the lead changed, or to a rematch. @param {string} key */
function pressInResult(key) {
  one(`.result [aria-keyshortcuts="${key}"]`)?.click();
}

/** @param {KeyboardEvent} event @param {HTMLElement} at */
function walkList(event, at) {
  const buttons = listed();
  const by = event.key === "ArrowRight" || event.key === "ArrowDown" ? 1 : -1;
  event.preventDefault();
  buttons[(buttons.indexOf(at) + by + buttons.length) % buttons.length]?.focus();
}

/**
 * One line of the log is in the tab order; arrows go to the others.
 * @param {KeyboardEvent} event @param {HTMLElement} at
 */
function walkLog(event, at) {
  const next = event.key === "ArrowUp" ? at.previousElementSibling : at.nextElementSibling;
  event.preventDefault();
  if (!(next instanceof HTMLElement)) return;
  at.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}
