import type { Art } from '../core/art.ts';
import { bob, long, waves } from './hair-long.ts';
import type { DrawHair, Hair } from './hair-parts.ts';
import { afro, buzz, crop, curly, short, side } from './hair-short.ts';
import { braids, bun, hijab, ponytail } from './hair-tied.ts';

/** The drawing function of each hair style. */
const STYLES = {
  long,
  wavy: waves,
  bob,
  bun,
  ponytail,
  braids,
  short,
  crop,
  side,
  buzz,
  afro,
  curly,
  hijab,
  bald: () => ({ back: '', front: '' }),
} satisfies Record<string, DrawHair>;

export type HairStyle = keyof typeof STYLES;

export const HAIR_STYLES = Object.keys(STYLES) as HairStyle[];

/** Draws hair of a style. */
export const drawHair = (art: Art, style: HairStyle, hair: string): Hair => STYLES[style](art, hair);
