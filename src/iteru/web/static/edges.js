// Lists that are cut show that they go on: an edge above or below fades.

import { all, one } from "./dom.js";

/** Lists that stay while what is in them is drawn anew. */
const STAYING = ".tab-panel, .chat-lines, .seats, .side";
/** Lists that come and go; what is folded away would be laid out only to be measured. */
const PASSING = ["#choices", ".since[open] > .lines", "#scores:popover-open"];
const LISTS = [STAYING, ...PASSING].join();

/** Those on the page: looking for them takes longer than measuring them. @type {HTMLElement[]} */
let staying = [];

/** Edges change where a list is scrolled, and where a sheet opens. */
export function listenForEdges() {
  for (const change of ["scroll", "toggle"]) {
    document.addEventListener(change, ({ target }) => { if (target instanceof HTMLElement && target.matches(LISTS)) measureEdges([target])(); }, { capture: true, passive: true });
  }
}

export function showEdges() {
  measureEdges()();
}

function allLists() {
  if (staying.length === 0 || !staying.every(({ isConnected }) => isConnected)) staying = all(STAYING);
  return [...staying, ...PASSING.map((list) => one(list)).filter((list) => list !== null)];
}

/** Measures all lists; what is returned shows their edges. */
export function measureEdges(lists = allLists()) {
  const found = lists.map((list) => ({ list, ...edgesOf(list) }));
  return () => {
    for (const { list, isMoreAbove, isMoreBelow } of found) {
      list.classList.toggle("more-above", isMoreAbove);
      list.classList.toggle("more-below", isMoreBelow);
    }
  };
}

/** @param {HTMLElement} list */
function edgesOf({ scrollHeight, clientHeight, scrollTop }) {
  const below = scrollHeight - clientHeight - scrollTop;
  return { isMoreAbove: scrollTop > 2 && clientHeight > 0, isMoreBelow: below > 2 && clientHeight > 0 };
}
