// Which words stand out too little from what is painted behind them. `png` is a picture of the page without its words, `seen` the
// words that `legibility.js` found on it.

async (/** @type {{png: string, seen: {text: string, place: DOMRect, colour: string, opacity: number}[]}} */ { png, seen }) => {
  const LEAST = 4.5;
  const STRAY = 0.25; // so much of what is behind a word may be too like it: an edge, a line
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const paint = new OffscreenCanvas(picture.width, picture.height).getContext("2d", { willReadFrequently: true });
  if (!paint) return [];
  paint.drawImage(picture, 0, 0);
  const { data, width, height } = paint.getImageData(0, 0, picture.width, picture.height);

  /** @param {string} colour @returns {number[]} */
  const read = (colour) => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    if (!canvas) return [0, 0, 0, 0];
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  /** @type {Map<string, number[]>} */
  const known = new Map();
  /** @param {string} colour */
  const channels = (colour) => {
    if (!known.has(colour)) known.set(colour, read(colour));
    return known.get(colour) ?? [];
  };
  const linear = Array.from({ length: 256 }, (_, value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4));
  /** @param {number} red @param {number} green @param {number} blue */
  const light = (red, green, blue) => 0.2126 * linear[red] + 0.7152 * linear[green] + 0.0722 * linear[blue];
  /** @param {number} a @param {number} b */
  const contrast = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

  /** The contrasts of a word with all that is behind it, the least first. @param {typeof seen[number]} word */
  const contrasts = ({ place, colour, opacity }) => {
    const [red, green, blue, alpha] = channels(colour);
    const cover = (alpha / 255) * opacity;
    const found = [];
    for (let y = Math.max(0, Math.ceil(place.top)); y < Math.min(height, place.bottom); y += 2) {
      for (let x = Math.max(0, Math.ceil(place.left)); x < Math.min(width, place.right); x += 2) {
        const at = 4 * (y * width + x);
        const ground = [data[at], data[at + 1], data[at + 2]];
        const ink = [red, green, blue].map((value, channel) => Math.round(cover * value + (1 - cover) * ground[channel]));
        found.push(contrast(light(ink[0], ink[1], ink[2]), light(ground[0], ground[1], ground[2])));
      }
    }
    return found.sort((a, b) => a - b);
  };

  const complaints = seen.flatMap((word) => {
    const found = contrasts(word);
    const worst = found[Math.floor(found.length * STRAY)];
    if (worst === undefined || worst >= LEAST) return [];
    const { left, top } = word.place;
    return [`too faint: "${word.text}" ${worst.toFixed(1)}:1 at ${Math.round(left)} ${Math.round(top)}`];
  });
  return [...new Set(complaints)];
}
