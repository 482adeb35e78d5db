/**
 * A small seeded generator (mulberry32): the same seed gives the same sequence.
 * @returns a function that answers the next number, from 0 up to but not including 1
 */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of the choices. */
export function pick<T>(choices: readonly [T, ...T[]], random: () => number): T {
  return choices[Math.floor(random() * choices.length)] ?? choices[0];
}
