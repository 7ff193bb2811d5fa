// Lists that are cut show that they go on: an edge above or below fades.

import { all } from "./dom.js";

const LISTS = ".choices, .tab-panel, .chat-lines, .seats, .side, .since[open] > .lines, #scores:popover-open"; // what is folded away would be laid out only to be measured

/** Edges change where a list is scrolled, and where a sheet opens. */
export function listenForEdges() {
  for (const change of ["scroll", "toggle"]) {
    document.addEventListener(change, ({ target }) => { if (target instanceof HTMLElement && target.matches(LISTS)) measureEdges([target])(); }, { capture: true, passive: true });
  }
}

export function showEdges() {
  measureEdges()();
}

/** Lists are not on the board, which is large. */
function allLists() {
  return [".ask", ".since-area", ".side"].flatMap((name) => all(name)).flatMap((part) => [part, ...all(LISTS, part)]).filter((part) => part.matches(LISTS));
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
