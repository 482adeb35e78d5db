import { createRandom, type Random } from '@aura/domain/random';

/** Repeatable randomness: equal seeds give equal images. */

/** A 32-bit hash (FNV-1a) of a text. */
export function hash(text: string): number {
  let h = 2166136261;
  for (const c of text) {
    h ^= c.codePointAt(0) ?? 0;
    h = Math.imul(h, 16777619);
  }
  return h >>> 0;
}

/** Creates a random number generator with a text as its seed. */
export function random(seed: string): Random {
  return createRandom(hash(seed));
}
