// Drawing anew only what differs: what the server draws as before stays on the page, with its focus and with what scripts marked in it.
// What a script appended to a thing goes away when anything in that thing changes.

/** What makes a thing the one that it is: another thing never takes its place on the page. */
const IDENTITY = ["id", "data-target", "data-piece", "data-place", "data-panel", "data-layer", "data-sheet", "data-part", "data-at"];

/**
 * Exchange what differs inside a part of the page. Scripts may have set attributes there and appended elements, nothing else.
 * @param {Node} part @param {Node} old what it was drawn from @param {Node} now what it is to show
 */
export function patch(part, old, now) {
  patchChildren(part, [...old.childNodes], [...now.childNodes]);
}

/** @param {Node} part @param {Node[]} before what its children were drawn from @param {Node[]} after what they are to show */
export function patchChildren(part, before, after) {
  const [live, added] = [[...part.childNodes].slice(0, before.length), [...part.childNodes].slice(before.length)];
  for (const node of added) part.removeChild(node);
  if (live.length < before.length) /** @type {Element} */ (part).replaceChildren(...after.map(copyOf)); // a script took something away
  else if (before.length === after.length) after.forEach((child, index) => exchange(live[index], before[index], child));
  else align(part, live, before, after);
}

/** @param {Node} live @param {Node} old @param {Node} now */
function exchange(live, old, now) {
  if (isSame(old, now)) return;
  if (!isAlike(old, now)) live.parentNode?.replaceChild(copyOf(now), live);
  else if (now instanceof Element) {
    setAttributes(/** @type {Element} */ (live), /** @type {Element} */ (old), now);
    if (old.firstChild || now.firstChild) patch(live, old, now); // what scripts fill is left alone
  } else live.nodeValue = now.nodeValue;
}

/**
 * Some children are gone, or new: what is equal stays, in order; what lies between is exchanged.
 * @param {Node} part @param {Node[]} live @param {Node[]} before @param {Node[]} after
 */
function align(part, live, before, after) {
  let at = 0;
  after.forEach((child, index) => {
    const same = before.findIndex((one, place) => place >= at && isSame(one, child));
    if (same >= 0) {
      for (const gone of live.slice(at, same)) part.removeChild(gone);
      at = same + 1;
    } else if (at < before.length && isAlike(before[at], child) && !after.slice(index + 1).some((later) => isSame(later, before[at]))) {
      exchange(live[at], before[at], child);
      at += 1;
    } else part.insertBefore(copyOf(child), live[at] ?? null);
  });
  for (const gone of live.slice(at)) part.removeChild(gone);
}

/** @param {Node} old @param {Node} now */
function isSame(old, now) {
  return old === now || old.isEqualNode(now);
}

/** @param {Node} old @param {Node} now */
function isAlike(old, now) {
  if (old.nodeName !== now.nodeName) return false;
  if (!(old instanceof Element && now instanceof Element)) return true;
  return IDENTITY.every((name) => old.getAttribute(name) === now.getAttribute(name));
}

/** Set what the server changed; what scripts have set stays. @param {Element} live @param {Element} old @param {Element} now */
function setAttributes(live, old, now) {
  for (const { name } of [...old.attributes]) if (name !== "class" && !now.hasAttribute(name)) live.removeAttribute(name);
  for (const { name, value } of now.attributes) if (name !== "class" && old.getAttribute(name) !== value) live.setAttribute(name, value);
  if (old.getAttribute("class") === now.getAttribute("class")) return;
  live.classList.remove(...old.classList);
  live.classList.add(...now.classList);
  if (live.classList.length === 0) live.removeAttribute("class");
}

/** @param {Node} drawn */
function copyOf(drawn) {
  return document.importNode(drawn, true);
}
