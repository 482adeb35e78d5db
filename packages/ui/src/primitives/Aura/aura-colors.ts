import { auraTrio } from '../../foundations/tokens/aura.ts';

type Trio = readonly [string, string, string];

const hex = /^#[0-9a-f]{6}$/i;

/** Three colours from any palette: unknown ones are left out, two repeat the first, none gives the product's own. */
export function auraColors(palette: readonly string[] = []): Trio {
  const [first, second, third] = palette.filter((color) => hex.test(color));
  if (!first || !second) return auraTrio;
  return [first, second, third ?? first];
}
