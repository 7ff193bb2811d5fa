// Searching in words that are on the page.

/** Words as they are compared: without accents, in small letters, with plain spaces. @param {string} text */
export function plain(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/gu, " ").trim();
}
