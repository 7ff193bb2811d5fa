// Which words stand out too little from what is painted behind them. `picture` is one of the page without its words, `seen` the
// words that `legibility.js` found on it.

async (/** @type {{picture: string, seen: {text: string, place: DOMRect, colour: string, opacity: number, shade: string}[]}} */ { picture, seen }) => {
  const LEAST = 4.5;
  const LEAST_IN_SHADE = 3; // what a lesson is not about can still be read
  const STRAY = 0.25; // so much of what is behind a word may be too like it: an edge, a line
  const STEP = 2; // every second point of a line, and every second line, say enough
  const letters = atob(picture);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at += 1) bytes[at] = letters.charCodeAt(at);
  const painted = await createImageBitmap(new Blob([bytes], { type: "image/jpeg" }));
  const paint = new OffscreenCanvas(painted.width, painted.height).getContext("2d", { willReadFrequently: true });
  if (!paint) return [];
  paint.drawImage(painted, 0, 0);
  const { data, width, height } = paint.getImageData(0, 0, painted.width, painted.height);

  /** What a colour is made of, however it is written. @param {string} colour @returns {number[]} */
  const read = (colour) => {
    paint.clearRect(0, 0, 1, 1);
    paint.fillStyle = colour;
    paint.fillRect(0, 0, 1, 1);
    return [...paint.getImageData(0, 0, 1, 1).data];
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

  /**
   * The part of what is behind a word that is too like it, and the contrast of the worst.
   * @param {typeof seen[number]} word
   */
  const judged = ({ place, colour, opacity, shade }) => {
    const [veil, thickness] = shade ? [channels(shade), channels(shade)[3] / 255] : [[0, 0, 0], 0];
    const alpha = channels(colour)[3];
    const [red, green, blue] = channels(colour).slice(0, 3).map((part, at) => Math.round(part * (1 - thickness) + veil[at] * thickness));
    const least = shade ? LEAST_IN_SHADE : LEAST;
    const cover = (alpha / 255) * opacity;
    const own = light(red, green, blue);
    /** @param {number} ink @param {number} ground */
    const mixed = (ink, ground) => Math.round(cover * ink + (1 - cover) * ground);
    let [all, alike, worst] = [0, 0, Infinity];
    for (let y = Math.max(0, Math.ceil(place.top)); y < Math.min(height, place.bottom); y += STEP) {
      for (let x = Math.max(0, Math.ceil(place.left)); x < Math.min(width, place.right); x += STEP) {
        const at = 4 * (y * width + x);
        const [r, g, b] = [data[at], data[at + 1], data[at + 2]];
        const ink = cover > 0.99 ? own : light(mixed(red, r), mixed(green, g), mixed(blue, b));
        const found = contrast(ink, light(r, g, b));
        all += 1;
        if (found < least) alike += 1;
        worst = Math.min(worst, found);
      }
    }
    return { part: all ? alike / all : 0, worst };
  };

  const complaints = seen.flatMap((word) => {
    const { part, worst } = judged(word);
    const { left, top } = word.place;
    return part > STRAY ? [`too faint: "${word.text}" ${worst.toFixed(1)}:1 at ${Math.round(left)} ${Math.round(top)}`] : [];
  });
  return [...new Set(complaints)];
}
