import { Art } from './core/art.ts';
import { fmt, layers } from './core/geometry.ts';
import type { Pattern } from './core/pattern.ts';
import { FLAT_LAYS, type FlatLay } from './flat/lays.ts';
import { grain, paper } from './flat/paper.ts';

interface GarmentOptions {
  /** A category of the vocabulary; `subcategory` is one of its subcategories. */
  readonly category: string;
  readonly subcategory: string;
  /** #rrggbb. */
  readonly color: string;
  readonly pattern: Pattern;
  readonly side: 'front' | 'back';
  readonly seed: string;
}

const LAYS: Readonly<Record<string, Readonly<Record<string, FlatLay>>>> = FLAT_LAYS;

/**
 * Draws one garment flat on softly lit paper, 900 x 1100 px, as SVG. Equal options give equal images.
 * @throws RangeError for a pair that is not in the vocabulary
 */
export function garment({ category, subcategory, color, pattern, side, seed }: GarmentOptions): string {
  const lay = LAYS[category]?.[subcategory];
  if (!lay) throw new RangeError(`cannot draw ${category}/${subcategory}`);
  const art = new Art(`g${[seed, lay.name ?? subcategory, color, pattern, side].join('|')}`, 900, 1100);
  const drawing = lay.draw(art, { subcategory, color, pattern, back: side === 'back' });
  const tilt = lay.straight ? 0 : art.range(-1.6, 1.6);
  const placed = `rotate(${fmt(tilt)} 450 550) translate(450 550) scale(${lay.zoom ?? 1}) translate(-450 -550)`;
  return art.svg(
    layers(
      paper(art, color),
      `<g transform="${placed}">${lay.hasOwnShadow ? drawing : `<g filter="url(#${dropShadow(art)})">${drawing}</g>`}</g>`,
      grain(art, 0.09),
    ),
  );
}

const dropShadow = (art: Art) =>
  art.def(
    (id) =>
      `<filter id="${id}" filterUnits="userSpaceOnUse" x="-60" y="-60" width="1020" height="1220" color-interpolation-filters="sRGB"><feDropShadow dx="3" dy="5" stdDeviation="4" flood-color="#2a1a14" flood-opacity=".34" result="a"/><feGaussianBlur in="SourceAlpha" stdDeviation="20"/><feOffset dx="14" dy="22"/><feComponentTransfer><feFuncA type="linear" slope=".3"/></feComponentTransfer><feColorMatrix values="0 0 0 0 .16 0 0 0 0 .1 0 0 0 0 .08 0 0 0 1 0"/><feMerge><feMergeNode/><feMergeNode in="a"/></feMerge></filter>`,
  );
