// Lists that are cut show that they go on: an edge above or below fades.

import { all } from "./dom.js";

const LISTS = ".choices, .tab-panel, .chat-lines, .seats, .side, .since > .lines";

export function listenForScrolling() {
  document.addEventListener("scroll", ({ target }) => { if (target instanceof HTMLElement && target.matches(LISTS)) show(target); }, { capture: true, passive: true });
}

export function showEdges() {
  all(LISTS).forEach(show);
}

/** @param {HTMLElement} list */
function show(list) {
  const below = list.scrollHeight - list.clientHeight - list.scrollTop;
  list.classList.toggle("more-above", list.scrollTop > 2 && list.clientHeight > 0);
  list.classList.toggle("more-below", below > 2 && list.clientHeight > 0);
}
