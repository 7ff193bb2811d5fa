// Where every page begins: its settings, then what is special to a table or a replay.

import { listenForFilters } from "./cards.js";
import { correctBox } from "./box.js";
import { contributeToDeals, listenForVerify, noteCommitment, sitDownIfExpected } from "./deal.js";
import { followReading } from "./contents.js";
import { around, tell, words } from "./dom.js";
import { fillLayers } from "./layers.js";
import { askForName } from "./newtable.js";
import { Replay } from "./replay.js";
import { listenForSearch } from "./search.js";
import { Settings } from "./settings.js";
import { listenForShortcuts } from "./shortcuts.js";
import { Table } from "./table.js";

const COPIED_STAYS = 2000;

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

/** What a click means on every page. @param {MouseEvent} event @param {Settings} settings */
function click(event, settings) {
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
  const settings = new Settings();
  const { table, lesson, replay, address = "" } = document.body.dataset;
  document.documentElement.classList.add("has-script");
  fillLayers();
  settings.show();
  const isNewScreen = settings.noteScreen();
  document.addEventListener("click", (event) => click(event, settings));
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
  if (table || lesson) new Table(address, settings).start();
  else if (replay) new Replay(replay, settings).start(isNewScreen);
}

start();
