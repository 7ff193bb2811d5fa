// The form of a new table: whoever invites friends says their own name, and options are shown where they matter.

import { all, one } from "./dom.js";

export function askForName() {
  const name = /** @type {HTMLInputElement | null} */ (one("#host-name"));
  if (!name) return;
  const look = () => {
    name.required = Boolean(one("option[value=friend]:checked"));
    showOptions();
  };
  document.addEventListener("change", look);
  look();
}

/** Options that do nothing with so many seats are neither shown nor sent. */
function showOptions() {
  const seats = all("select[name^=seat-]").length - all("select[name^=seat-] option[value=none]:checked").length;
  for (const option of all("[data-seats]")) {
    option.hidden = !(option.dataset.seats ?? "").split(" ").includes(String(seats));
    for (const input of all("input, select", option)) /** @type {HTMLInputElement} */ (input).disabled = option.hidden;
  }
}
