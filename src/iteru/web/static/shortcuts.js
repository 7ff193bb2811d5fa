// The keys of a page, listed in a dialog: `?` or a button opens it.

import { around, one } from "./dom.js";

export function listenForShortcuts() {
  document.addEventListener("keydown", (event) => {
    if (event.key !== "?" || event.ctrlKey || event.metaKey || event.altKey) return;
    if (around(event.target, "input, select, textarea, [data-its-rule]")) return;
    event.preventDefault();
    open();
  });
  document.addEventListener("click", (event) => {
    if (around(event.target, "[data-shortcuts]")) open();
  });
}

function open() {
  if (one("dialog[open]")) return;
  one("#settings:popover-open")?.hidePopover();
  /** @type {HTMLDialogElement | null} */ (one("#shortcuts"))?.showModal();
}
