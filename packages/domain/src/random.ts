/** A function that returns numbers from 0 to below 1. */
export type Random = () => number;

/** Creates a seeded pseudorandom number generator (mulberry32): equal seeds give equal sequences. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns a random element of a list. */
export function pickRandom<T>(choices: readonly [T, ...T[]], random: Random): T {
  return choices[Math.floor(random() * choices.length)] ?? choices[0];
}

/** Makes a seed of a text (FNV-1a): equal texts give equal seeds. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}
