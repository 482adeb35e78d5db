import { createRandom, type Random } from '@aura/domain/random';

/** Seeded randomness: equal seeds give equal images. */

/** Returns the 32-bit FNV-1a hash of a text. */
export function hash(text: string): number {
  let h = 2166136261;
  for (const c of text) {
    h ^= c.codePointAt(0) ?? 0;
    h = Math.imul(h, 16777619);
  }
  return h >>> 0;
}

/** Creates a random number generator from a text seed. */
export function random(seed: string): Random {
  return createRandom(hash(seed));
}
