// Where an enlarged thing opens: beside it, and within the screen.

const GAP = 10;

/** @param {HTMLElement} sheet @param {Element} thing */
export function place(sheet, thing) {
  const { width, height } = sheet.getBoundingClientRect();
  const at = thing.getBoundingClientRect();
  const screen = document.documentElement.getBoundingClientRect();
  const [right, bottom] = [document.documentElement.clientWidth, window.visualViewport?.height ?? screen.height];
  const left = beside(at.left, at.right, width, right);
  const isBeside = left !== null;
  const x = isBeside ? left : at.left + (at.width - width) / 2;
  const y = isBeside ? at.top + (at.height - height) / 2 : aboveOrBelow(at, height, bottom);
  sheet.style.left = `${clamped(x, width, right)}px`;
  sheet.style.top = `${clamped(y, height, bottom)}px`;
}

/** @param {number} start @param {number} end @param {number} size @param {number} whole @returns {number | null} */
function beside(start, end, size, whole) {
  if (end + GAP + size <= whole) return end + GAP;
  return start - GAP - size >= 0 ? start - GAP - size : null;
}

/** @param {DOMRect} at @param {number} height @param {number} whole */
function aboveOrBelow(at, height, whole) {
  return at.top - GAP - height >= 0 ? at.top - GAP - height : Math.min(at.bottom + GAP, whole - height);
}

/** @param {number} value @param {number} size @param {number} whole */
function clamped(value, size, whole) {
  return Math.max(GAP / 2, Math.min(value, whole - size - GAP / 2));
}
