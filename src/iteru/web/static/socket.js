// The socket of a table: it comes back by itself when the connection is lost.

import { one } from "./dom.js";

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10000;

/** @typedef {{opened: () => void, heard: (message: any) => void, lost: () => void}} Listener */

export class TableSocket {
  /** @type {WebSocket | null} */
  #socket = null;
  #listening = new AbortController();
  #failures = 0;
  #address;
  #listener;

  /** @param {string} address of the page @param {Listener} listener */
  constructor(address, listener) {
    this.#address = address;
    this.#listener = listener;
  }

  connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const page = `${location.host}${this.#address}/live?lang=${document.documentElement.lang}`; // not what another window chose since
    this.#socket = new WebSocket(`${scheme}://${page}`);
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    this.#socket.addEventListener("open", () => this.#opened(), { signal });
    this.#socket.addEventListener("message", (event) => this.#listener.heard(JSON.parse(event.data)), { signal });
    this.#socket.addEventListener("close", (event) => this.#reconnectLater(event.reason), { signal });
  }

  /** Connect anew, to be sent everything as it is drawn now. */
  renew() {
    this.#listening.abort();
    this.#socket?.close();
    this.connect();
  }

  /** @param {Record<string, unknown>} message */
  send(message) {
    const [socket, text] = [this.#socket, JSON.stringify(message)];
    if (socket?.readyState === WebSocket.OPEN) socket.send(text);
    else if (socket?.readyState === WebSocket.CONNECTING) socket.addEventListener("open", () => socket.send(text), { signal: this.#listening.signal });
    else showOffline(true);
  }

  #opened() {
    this.#failures = 0;
    showOffline(false);
    this.#listener.opened();
  }

  /** After each failure a little later, so that a server that comes back is not overrun. @param {string} reason */
  #reconnectLater(reason) {
    showOffline(true, reason);
    this.#listener.lost();
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures);
    setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
    this.#failures += 1;
  }
}

/** @param {boolean} isOffline @param {string} [reason] what the server said when it ended */
function showOffline(isOffline, reason = "") {
  document.body.classList.toggle("is-offline", isOffline);
  const note = one("#offline");
  if (!note) return;
  note.hidden = !isOffline;
  note.dataset.usual ??= note.textContent ?? "";
  if (reason || !isOffline) note.textContent = reason || note.dataset.usual;
}
