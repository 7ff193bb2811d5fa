// The result of a game as one picture: the server draws it, the browser makes an image of it, to save or to share.

import { one } from "./dom.js";

const SHARPER = 2;
const NUMERALS = "text { font-variant-numeric: lining-nums tabular-nums }";
const FILE = /url\("([^"]+)"\)/g;

/** @type {[string, (table: unknown, found: HTMLElement) => void][]} */
export const PICTURE_CLICKS = [
  ["[data-save-picture]", (_, found) => { save(found); }],
  ["[data-share-picture]", (_, found) => { share(found); }],
];

/** Only browsers that can share have a button for it. */
export function offerSharing() {
  const button = one("[data-share-picture]");
  if (button) button.hidden = !navigator.share;
}

/** @param {HTMLElement} link its address is the picture as it was drawn, which is saved if no image can be made */
async function save(link) {
  const address = link.dataset.savePicture ?? "";
  const image = await imageOf(address).catch(() => null);
  const saved = document.createElement("a");
  saved.href = image ? URL.createObjectURL(image) : address;
  saved.download = `${link.dataset.name}.${image ? "png" : "svg"}`;
  saved.click();
  if (image) setTimeout(() => URL.revokeObjectURL(saved.href), 60_000);
}

/** @param {HTMLElement} button */
async function share(button) {
  const { sharePicture = "", name = "" } = button.dataset;
  const its = { title: document.title, url: location.href };
  const image = await imageOf(sharePicture).catch(() => null);
  const files = image ? [new File([image], `${name}.png`, { type: "image/png" })] : [];
  const whole = files.length && navigator.canShare?.({ ...its, files }) ? { ...its, files } : its;
  await navigator.share(whole).catch(() => {}); // somebody thought better of it
}

/** A picture as a PNG, set in our own letters. @param {string} address @returns {Promise<Blob>} */
async function imageOf(address) {
  const drawn = await (await fetch(address)).text();
  const lettered = drawn.replace("<style>", `<style>${await letters()}${NUMERALS}`);
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(lettered)}`;
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = picture.naturalWidth * SHARPER;
  canvas.height = picture.naturalHeight * SHARPER;
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => canvas.toBlob((image) => (image ? resolve(image) : reject(new Error("no image"))), "image/png"));
}

/** The typefaces of the page, written out: an image fetches nothing. @returns {Promise<string>} */
async function letters() {
  const sheet = /** @type {HTMLLinkElement | null} */ (one("link[href*='fonts.css']"));
  if (!sheet) return "";
  const style = await (await fetch(sheet.href)).text();
  const names = [...style.matchAll(FILE)].map((found) => found[1]);
  const files = await Promise.all(names.map((name) => writtenOut(new URL(name, sheet.href).href)));
  return style.replace(FILE, () => `url("${files.shift()}")`);
}

/** @param {string} address @returns {Promise<string>} */
async function writtenOut(address) {
  const file = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(String(reader.result)));
    reader.addEventListener("error", () => reject(reader.error));
    reader.readAsDataURL(file);
  });
}
