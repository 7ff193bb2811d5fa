// SHA-256. Browsers compute it themselves only over HTTPS, and many a house is reached without.

const ROUNDS = 64;
const PRIMES = [...primes(ROUNDS)];
const K = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

/** @param {number} count @returns {Generator<number>} */
function* primes(count) {
  for (let found = 0, n = 2; found < count; n++) {
    let divisor = 2;
    while (divisor * divisor <= n && n % divisor) divisor++;
    if (divisor * divisor <= n) continue;
    found++;
    yield n;
  }
}

/** The first 32 bits after the point. @param {number} number */
function fraction(number) {
  return ((number - Math.floor(number)) * 2 ** 32) | 0;
}

/** @param {number} word @param {number} by */
function turned(word, by) {
  return (word >>> by) | (word << (32 - by));
}

/** @param {Uint8Array} message @returns {DataView} whole blocks: the message, a one, zeros, its length */
function padded(message) {
  const blocks = new DataView(new ArrayBuffer(Math.ceil((message.length + 9) / 64) * 64));
  message.forEach((byte, at) => blocks.setUint8(at, byte));
  blocks.setUint8(message.length, 0x80);
  blocks.setUint32(blocks.byteLength - 4, message.length * 8);
  return blocks;
}

/** @param {DataView} blocks @param {number} at */
function schedule(blocks, at) {
  const words = Array.from({ length: 16 }, (_, i) => blocks.getInt32(at + i * 4));
  for (let i = 16; i < ROUNDS; i++) {
    const [early, late] = [words[i - 15], words[i - 2]];
    const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words.push((words[i - 16] + small + words[i - 7] + large) | 0);
  }
  return words;
}

/** @param {number[]} state @param {number[]} words */
function mixed(state, words) {
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < ROUNDS; i++) {
    const chosen = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + K[i] + words[i];
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + state[i]) | 0);
}

/** @param {Uint8Array} message @returns {string} in hexadecimal digits */
export function sha256(message) {
  const blocks = padded(message);
  let state = START;
  for (let at = 0; at < blocks.byteLength; at += 64) state = mixed(state, schedule(blocks, at));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
