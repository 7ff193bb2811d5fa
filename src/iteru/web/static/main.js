// Where every page begins: its settings, and what may be on any of them. Tables and replays go on in scripts of their own.

import { listenForFilters } from "./cards.js";
import { correctBox } from "./box.js";
import { contributeToDeals, listenForVerify, noteCommitment, sitDownIfExpected } from "./deal.js";
import { followReading } from "./contents.js";
import { around, tell, words } from "./dom.js";
import { fillLayers } from "./layers.js";
import { askForName } from "./newtable.js";
import { listenForSearch } from "./search.js";
import { Settings } from "./settings.js";
import { listenForShortcuts } from "./shortcuts.js";

const COPIED_STAYS = 2000;

export const settings = new Settings();
/** Whether the server did not know the screen yet, and has drawn for another. */
export const isNewScreen = settings.noteScreen();

/** @param {HTMLElement} button */
async function copy(button) {
  const label = button.textContent;
  try {
    await navigator.clipboard.writeText(button.dataset.copy ?? "");
  } catch {
    button.parentElement?.querySelector("input")?.select();
    document.execCommand("copy");
  }
  button.textContent = words.copied ?? button.dataset.copied ?? label;
  tell(button.textContent ?? "");
  setTimeout(() => { button.textContent = label; }, COPIED_STAYS);
}

/** What a click means on every page. @param {MouseEvent} event */
function click(event) {
  const speed = around(event.target, "button[data-speed]");
  const reactions = around(event.target, "[data-reactions]");
  const copied = around(event.target, "[data-copy]");
  if (speed) settings.chooseSpeed(speed);
  if (reactions) settings.chooseReactions(reactions);
  if (copied) copy(copied);
}

/** Keep the page that says that the net is away. A browser that keeps nothing shows its own. */
function keepOfflinePage() {
  addEventListener("load", () => navigator.serviceWorker?.register("/sw.js").catch(() => {}));
}

function start() {
  document.documentElement.classList.add("has-script");
  fillLayers();
  settings.show();
  document.addEventListener("click", click);
  keepOfflinePage();
  listenForShortcuts();
  listenForFilters();
  listenForSearch();
  followReading();
  askForName();
  correctBox();
  noteCommitment();
  contributeToDeals();
  sitDownIfExpected();
  listenForVerify();
}

start();
