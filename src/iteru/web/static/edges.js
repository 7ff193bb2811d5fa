// Lists that are cut show that they go on: an edge above or below fades.

import { all } from "./dom.js";

const LISTS = ".choices, .tab-panel, .chat-lines, .seats, .side, .since > .lines";

export function listenForScrolling() {
  document.addEventListener("scroll", ({ target }) => { if (target instanceof HTMLElement && target.matches(LISTS)) show([target]); }, { capture: true, passive: true });
}

export function showEdges() {
  show(all(LISTS));
}

/** @param {HTMLElement[]} lists */
function show(lists) {
  const found = lists.map((list) => ({ list, ...edgesOf(list) })); // all are measured before any is changed
  for (const { list, isMoreAbove, isMoreBelow } of found) {
    list.classList.toggle("more-above", isMoreAbove);
    list.classList.toggle("more-below", isMoreBelow);
  }
}

/** @param {HTMLElement} list */
function edgesOf({ scrollHeight, clientHeight, scrollTop }) {
  const below = scrollHeight - clientHeight - scrollTop;
  return { isMoreAbove: scrollTop > 2 && clientHeight > 0, isMoreBelow: below > 2 && clientHeight > 0 };
}
