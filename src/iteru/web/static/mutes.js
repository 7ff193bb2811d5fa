// Speakers whom this reader does not want to hear at this table; known to this browser alone.

import { all } from "./dom.js";

const KEY = "muted";
const MAX_MUTED = 200;

/** What a click in the chat does. @type {[string, (table: import("./table.js").Table, found: HTMLElement) => void][]} */
export const CHAT_CLICKS = [
  ["[data-mute]", (table, found) => table.talk.mutes.set(found.dataset.mute ?? "", true)],
  ["[data-unmute]", (table, found) => table.talk.mutes.set(found.dataset.unmute ?? "", false)],
  ["[data-silence]", (table, found) => table.send({ type: "silence", speaker: found.dataset.silence, on: found.dataset.on === "yes" })],
  ["[data-watchers]", (table, found) => table.send({ type: "watchers", on: found.dataset.watchers === "yes" })],
];

export class Mutes {
  #muted = new Set(read());

  constructor() {
    this.show();
  }

  /** @param {string} speaker @param {boolean} isMuted */
  set(speaker, isMuted) {
    if (isMuted) this.#muted.add(speaker);
    else this.#muted.delete(speaker);
    write([...this.#muted].slice(-MAX_MUTED));
    this.show();
  }

  /** @param {HTMLElement | null} line of the chat */
  isMuted(line) {
    return this.#muted.has(line?.dataset.speaker ?? "");
  }

  show() {
    for (const line of all("[data-speaker]")) line.classList.toggle("muted", this.isMuted(line));
  }
}

/** @returns {string[]} */
function read() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return [];
  }
}

/** @param {string[]} muted */
function write(muted) {
  try {
    localStorage.setItem(KEY, JSON.stringify(muted));
  } catch {
    // A browser that keeps nothing still mutes until it is closed.
  }
}
