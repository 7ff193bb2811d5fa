// Drawing anew only what differs: what the server draws as before stays on the page, with its focus and with what scripts marked in it.
// What a script appended to a thing goes away when anything in that thing changes.

/** What makes a thing the one that it is: another thing never takes its place on the page. */
const IDENTITY = ["id", "data-piece", "data-place", "data-panel", "data-layer", "data-sheet", "data-part", "data-at"];

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
  else if (!exchangeEach(live, before, after)) align(part, live, before, after);
}

/** Has each child become the one at its place, if all can; else nothing is done. @param {Node[]} live @param {Node[]} before @param {Node[]} after */
function exchangeEach(live, before, after) {
  if (before.length !== after.length) return false;
  const changed = [...after.keys()].filter((index) => !isSame(before[index], after[index]));
  const canAll = changed.every((index) => isAlike(before[index], after[index]));
  if (canAll) for (const index of changed) exchange(live[index], before[index], after[index]);
  return canAll;
}

/** @param {Node} live @param {Node} old @param {Node} now what is alike */
function exchange(live, old, now) {
  if (now instanceof Element) {
    setAttributes(/** @type {Element} */ (live), /** @type {Element} */ (old), now);
    if (old.firstChild || now.firstChild) patch(live, old, now); // what scripts fill is left alone
  } else live.nodeValue = now.nodeValue;
}

/**
 * Some children are gone, or new: as many as can stay do, in order; what lies between is exchanged.
 * @param {Node} part @param {Node[]} live @param {Node[]} before @param {Node[]} after
 */
function align(part, live, before, after) {
  const staying = stayingPlaces(before, after);
  const next = nextStaying(staying, before.length);
  let at = 0;
  const removeUpTo = (/** @type {number} */ place) => { while (at < place) part.removeChild(live[at++]); };
  after.forEach((child, index) => {
    if (staying[index] >= 0) {
      removeUpTo(staying[index]);
      at += 1;
      return;
    }
    const alike = before.slice(at, next[index]).findIndex((one) => isAlike(one, child));
    if (alike >= 0) {
      removeUpTo(at + alike);
      exchange(live[at], before[at], child);
      at += 1;
    } else part.insertBefore(copyOf(child), live[at] ?? null);
  });
  removeUpTo(live.length);
}

/** Where the next child was that stays, from each one on. @param {number[]} staying @param {number} end where nothing stays any more */
function nextStaying(staying, end) {
  const found = [...staying];
  for (let index = found.length - 1; index >= 0; index -= 1) if (found[index] < 0) found[index] = found[index + 1] ?? end;
  return found;
}

/** Where each child was, or -1 if it is new: the longest row of children that are the same in both. @param {Node[]} before @param {Node[]} after */
function stayingPlaces(before, after) {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && isSame(before[start], after[start])) start += 1;
  let end = 0;
  while (end < most - start && isSame(before[before.length - 1 - end], after[after.length - 1 - end])) end += 1;
  const middle = longestRow(before.slice(start, before.length - end), after.slice(start, after.length - end));
  return after.map((_, index) => {
    if (index < start) return index;
    if (index >= after.length - end) return index + before.length - after.length;
    return middle[index - start] < 0 ? -1 : middle[index - start] + start;
  });
}

/** @param {Node[]} before @param {Node[]} after @returns {number[]} */
function longestRow(before, after) {
  const isSameAt = after.map((child) => before.map((one) => isSame(one, child)));
  /** How many can stay of what comes from here on, by places in both. */
  const most = Array.from({ length: after.length + 1 }, () => new Uint16Array(before.length + 1));
  for (let now = after.length - 1; now >= 0; now -= 1) {
    for (let old = before.length - 1; old >= 0; old -= 1) {
      most[now][old] = isSameAt[now][old] ? most[now + 1][old + 1] + 1 : Math.max(most[now + 1][old], most[now][old + 1]);
    }
  }
  let old = 0;
  return after.map((_, now) => {
    while (old < before.length && !isSameAt[now][old] && most[now][old] === most[now][old + 1]) old += 1;
    return old < before.length && isSameAt[now][old] ? old++ : -1;
  });
}

/** @param {Node} old @param {Node} now */
function isSame(old, now) {
  return old === now || old.isEqualNode(now);
}

/** @param {Node} old @param {Node} now @returns {boolean} */
function isAlike(old, now) {
  if (old.nodeName !== now.nodeName) return false;
  if (!(old instanceof Element && now instanceof Element)) return true;
  return identityOf(old) === identityOf(now) && isSameTarget(old, now) && holdsAlike(old, now);
}

/** By what each thing that was drawn is known; it is asked for with every drawing. @type {WeakMap<Element, string>} */
const identities = new WeakMap();

/** @param {Element} thing */
function identityOf(thing) {
  const known = identities.get(thing) ?? IDENTITY.map((name) => thing.getAttribute(name) ?? "").join(" ");
  identities.set(thing, known);
  return known;
}

/** A thing may be one to touch in one turn and none in the next. @param {Element} old @param {Element} now */
function isSameTarget(old, now) {
  const [before, after] = [old.getAttribute("data-target"), now.getAttribute("data-target")];
  return before === after || ((!before || !after) && old.getAttribute("class") === now.getAttribute("class"));
}

/** A group that only moves a thing is known by that thing. @param {Element} old @param {Element} now */
function holdsAlike(old, now) {
  const isOnlyMoving = old.nodeName === "g" && old.childNodes.length === 1 && now.childNodes.length === 1;
  return !isOnlyMoving || isAlike(old.childNodes[0], now.childNodes[0]);
}

/** Set what the server changed; what scripts have set stays. @param {Element} live @param {Element} old @param {Element} now */
function setAttributes(live, old, now) {
  for (const { name } of [...old.attributes]) if (name !== "class" && !now.hasAttribute(name)) live.removeAttribute(name);
  for (const { name, value } of now.attributes) if (name !== "class" && old.getAttribute(name) !== value) live.setAttribute(name, value);
  if (old.getAttribute("class") === now.getAttribute("class")) return;
  const marks = [...live.classList].filter((name) => !old.classList.contains(name));
  const classes = [...new Set([...now.classList, ...marks])]; // set at once: a class that goes and comes back has all that it is about styled anew
  if (classes.length) live.setAttribute("class", classes.join(" "));
  else live.removeAttribute("class");
}

/** @param {Node} drawn */
function copyOf(drawn) {
  return document.importNode(drawn, true);
}
