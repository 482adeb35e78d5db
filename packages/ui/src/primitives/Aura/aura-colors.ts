import { auraTrio } from '../../foundations/tokens/aura.ts';

type Trio = readonly [string, string, string];

const hex = /^#[0-9a-f]{6}$/i;

/**
 * Returns three valid colours from a palette. Invalid colours are dropped; of two, the first is repeated;
 * with fewer than two, the default colours are returned.
 */
export function auraColors(palette: readonly string[]): Trio {
  const [first, second, third] = palette.filter((color) => hex.test(color));
  if (!first || !second) return auraTrio;
  return [first, second, third ?? first];
}
