/** The first 32 bits of SHA-256, of short texts. The browser's own has to be waited for, and needs TLS. */

const LONGEST = 55; // letters: one block

// The roots of the first primes, behind the point.
const PRIMES = primes(64);
const ROUNDS = Int32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime))) as Eight;
const words = new Int32Array(64);

/** The first word of the hash of an ASCII text. */
export function firstWord(text: string): number {
  if (text.length > LONGEST) throw new RangeError(`expected ${LONGEST} letters at most, got ${text.length}`);
  lay(text);
  let [a, b, c, d, e, f, g, h] = START;
  for (let round = 0; round < 64; round++) {
    const chosen = (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + ((e & f) ^ (~e & g));
    const first = (h + chosen + (ROUNDS[round] as number) + (words[round] as number)) | 0;
    const second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  return (START[0] + a) >>> 0;
}

type Eight = [number, number, number, number, number, number, number, number];

/** Lay the text out in the block, with a mark after it and its length at the end, and stretch it. */
function lay(text: string): void {
  words.fill(0, 0, 16);
  for (let i = 0; i <= text.length; i++) {
    const byte = i < text.length ? text.charCodeAt(i) : 0x80;
    words[i >> 2] = (words[i >> 2] as number) | (byte << (24 - 8 * (i & 3)));
  }
  words[15] = 8 * text.length;
  for (let i = 16; i < 64; i++) {
    const near = words[i - 2] as number;
    const far = words[i - 15] as number;
    const mixed = (rotated(near, 17) ^ rotated(near, 19) ^ (near >>> 10)) + (words[i - 7] as number);
    words[i] = mixed + (rotated(far, 7) ^ rotated(far, 18) ^ (far >>> 3)) + (words[i - 16] as number);
  }
}

function rotated(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function fraction(root: number): number {
  return ((root % 1) * 2 ** 32) | 0;
}

function primes(count: number): readonly number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
}
