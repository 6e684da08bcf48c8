// SHA-256 (FIPS 180-4). The browser's own exists only over https or on localhost; friends play over http in a LAN.
const MASK = 0xffffffff;
const rotated = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
const PRIMES = primes(64);
/** The first 32 bits of the fractional parts of roots of primes: square roots for the start, cube roots for the rounds. */
const BEGIN = PRIMES.slice(0, 8).map((prime) => fraction(prime, 2n));
const MIX = PRIMES.map((prime) => fraction(prime, 3n));

function primes(count: number): number[] {
  const found: number[] = [];
  for (let one = 2; found.length < count; one += 1) if (found.every((prime) => one % prime)) found.push(one);
  return found;
}

/** Integers only: a floating-point root may differ between machines. */
function fraction(prime: number, degree: bigint): number {
  const target = BigInt(prime) << (32n * degree);
  let [low, high] = [0n, BigInt(prime) << 32n];
  while (low < high) {
    const middle = (low + high + 1n) / 2n;
    if (middle ** degree <= target) low = middle;
    else high = middle - 1n;
  }
  return Number(low & BigInt(MASK));
}

/** The message, a one, zeros, and its length in bits, in words of 32 bits. */
function padded(bytes: Uint8Array): Uint32Array {
  const words = new Uint32Array((((bytes.length + 8) >> 6) + 1) * 16);
  bytes.forEach((byte, index) => (words[index >> 2] |= byte << (24 - (index % 4) * 8)));
  words[bytes.length >> 2] |= 0x80 << (24 - (bytes.length % 4) * 8);
  words[words.length - 1] = bytes.length * 8;
  return words;
}

function schedule(block: Uint32Array): Uint32Array {
  const words = new Uint32Array(64);
  words.set(block);
  for (let i = 16; i < 64; i += 1) {
    const [early, late] = [words[i - 15], words[i - 2]];
    const one = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
    const other = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
    words[i] = words[i - 16] + one + words[i - 7] + other;
  }
  return words;
}

function mixed(state: Uint32Array, block: Uint32Array): Uint32Array {
  let [a, b, c, d, e, f, g, h] = state;
  schedule(block).forEach((word, i) => {
    const first = (h + (rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)) + ((e & f) ^ (~e & g)) + MIX[i] + word) | 0;
    const second = ((rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  });
  return Uint32Array.from([a, b, c, d, e, f, g, h], (word, i) => state[i] + word);
}

/** The fingerprint of a text, in hexadecimal. */
export function sha256(text: string): string {
  const words = padded(new TextEncoder().encode(text));
  let state: Uint32Array = Uint32Array.from(BEGIN);
  for (let at = 0; at < words.length; at += 16) state = mixed(state, words.subarray(at, at + 16));
  return [...state].map((word) => word.toString(16).padStart(8, '0')).join('');
}
