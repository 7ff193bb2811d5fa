// What a page with a table or a lesson begins beside what all pages do.

import { settings } from "./main.js";
import { Table } from "./table.js";

new Table(document.body.dataset.address ?? "", settings).start();
document.fonts.addEventListener("loadingdone", () => window.dispatchEvent(new Event("resize"))); // other letters need other room
