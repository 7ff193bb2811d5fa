// The contents of a long text: where the reader is stands out, with the rules of that chapter. And printing.

import { all, around, isShown, one } from "./dom.js";

const EYES = "-12% 0px -78% 0px"; // where a reader looks: near the top of the window

export function followReading() {
  const contents = one(".contents");
  if (!contents) return;
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) show(contents, target.id);
  }, { rootMargin: EYES });
  for (const place of all("#rules-text :is(h2[id], .one-rule)")) seen.observe(place);
  fold(contents);
  addEventListener("resize", () => unfold(contents));
  document.addEventListener("click", (event) => {
    if (around(event.target, "[data-print]")) printWhole();
    else if (around(event.target, ".contents a")) fold(contents);
  });
}

/** Pictures that nobody has scrolled to are fetched first. */
async function printWhole() {
  const pictures = all("article img").map((picture) => /** @type {HTMLImageElement} */ (picture));
  for (const picture of pictures) picture.loading = "eager";
  await Promise.all(pictures.filter((picture) => isShown(picture)).map((picture) => picture.decode().catch(() => {})));
  print();
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
  if (covers(contents)) contents.closest("details")?.removeAttribute("open");
}

/** Beside the text they are always there. @param {HTMLElement} contents */
function unfold(contents) {
  if (!covers(contents)) contents.closest("details")?.setAttribute("open", "");
}

/** @param {HTMLElement} contents */
function covers(contents) {
  return getComputedStyle(contents).position === "absolute";
}
