// The contents of a long text: where the reader is stands out, with the rules of that chapter. And printing.

import { all, around, one } from "./dom.js";

const EYES = "-12% 0px -78% 0px"; // where a reader looks: near the top of the window

export function followReading() {
  const contents = one(".contents");
  if (!contents) return;
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) show(contents, target.id);
  }, { rootMargin: EYES });
  for (const place of all("#rules-text :is(h2[id], .one-rule)")) seen.observe(place);
  fold(contents);
  document.addEventListener("click", (event) => {
    if (around(event.target, "[data-print]")) print();
    else if (around(event.target, ".contents a")) fold(contents);
  });
}

/** @param {HTMLElement} contents @param {string} id the chapter or rule that is read */
function show(contents, id) {
  const chapter = id.split(".")[0];
  for (const entry of all("li", contents)) {
    const link = one("a", entry)?.getAttribute("href");
    const isHere = link === `#${id}` || link === `#${chapter}`;
    entry.classList.toggle("here", isHere);
    if (isHere && entry.dataset.chapter) one(".contents-at")?.replaceChildren(one("a", entry)?.textContent ?? "");
    if (link === `#${id}`) keepInSight(contents, entry);
  }
}

/** Scroll the contents alone, not the page. @param {HTMLElement} contents @param {HTMLElement} entry */
function keepInSight(contents, entry) {
  const frame = contents.closest("details");
  if (!frame || frame.scrollHeight <= frame.clientHeight) return;
  const [from, its] = [frame.getBoundingClientRect(), entry.getBoundingClientRect()];
  if (its.top < from.top || its.bottom > from.bottom) frame.scrollTop += its.top - from.top - from.height / 2;
}

/** On a small screen the contents cover the text; they go away once something is chosen. @param {HTMLElement} contents */
function fold(contents) {
  const around = /** @type {HTMLDetailsElement | null} */ (contents.closest("details"));
  if (around && getComputedStyle(contents).position === "absolute") around.open = false;
}
