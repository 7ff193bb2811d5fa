// The form of a new table: whoever invites friends says their own name.

import { one } from "./dom.js";

export function askForName() {
  const name = /** @type {HTMLInputElement | null} */ (one("#host-name"));
  if (!name) return;
  const look = () => { name.required = Boolean(one("option[value=friend]:checked")); };
  document.addEventListener("change", look);
  look();
}
