import { hexToOklch, type Oklch } from '../color/oklch.ts';
import { colorFamilyOf, denotedColors } from '../vocabularies/color-families.ts';
import { colorHex } from '../vocabularies/color-hex.ts';
import { colors } from '../vocabularies/colors.ts';

/** How colours of garments go together (docs/decisions/2026-11-25-outfit-suggestions.md). */

/** The colour of a garment, as its owner named it. */
export interface GarmentColor extends Oklch {
  /** The colour of the vocabulary that the name denotes, or the family of a brand's colour, in lower case. */
  readonly name: string;
  /** Its swatch. */
  readonly hex: string;
  /** Whether it goes with nearly every colour: greys, beiges and browns, dark colours and denim blues. */
  readonly isNeutral: boolean;
  /** Whether it denotes several colours. */
  readonly isPattern: boolean;
}

/** Chroma below which a colour looks grey. */
const greyChroma = 0.045;
/** Chroma from which a colour is vivid. */
const vividChroma = 0.15;
const neutralRanges = [
  { hue: [0, 360], chroma: greyChroma, lightness: 1.01 },
  // Beige, camel, tan, brown.
  { hue: [50, 100], chroma: 0.09, lightness: 1.01 },
  // Navy, oxblood, forest green, plum.
  { hue: [0, 360], chroma: 0.095, lightness: 0.4 },
  // Denim.
  { hue: [240, 280], chroma: 0.11, lightness: 0.6 },
] as const;

function isNeutral({ lightness, chroma, hue }: Oklch): boolean {
  return neutralRanges.some(
    ({ hue: [from, to], chroma: maxChroma, lightness: maxLightness }) =>
      hue >= from && hue <= to && chroma < maxChroma && lightness < maxLightness,
  );
}

const known = new Map<string, GarmentColor | null>();
const cacheMaxCount = 4 * colors.length;

/** Names of colours that are patterns. */
const patterns: readonly string[] = ['multicolor', 'checkerboard'];
const vocabulary = new Set(colors.map(({ name }) => name.toLowerCase()));

/** What a colour is called in a sentence: "Raincloud" is gray. */
const spokenName = (name: string) =>
  vocabulary.has(name) ? name : (colorFamilyOf(name)?.toLowerCase() ?? name);

function readColor(color: string): GarmentColor | null {
  const name = denotedColors(color).find((denoted) => colorHex(denoted) !== null) ?? '';
  const hex = colorHex(name);
  if (hex === null) return null;
  const oklch = hexToOklch(hex);
  const isPattern = patterns.includes(name);
  return { ...oklch, name: spokenName(name), hex, isNeutral: !isPattern && isNeutral(oklch), isPattern };
}

/** Reads the name of a colour; null when it names no known colour. */
export function garmentColor(color: string): GarmentColor | null {
  const cached = known.get(color);
  if (cached !== undefined) return cached;
  const read = readColor(color);
  if (known.size >= cacheMaxCount) known.clear();
  known.set(color, read);
  return read;
}

/**
 * What two colours are to each other: neutrals of clearly different or of similar lightness, one colour beside a
 * neutral, one hue, neighbouring or opposite hues.
 */
type ColorRelation =
  | 'contrast'
  | 'tonal'
  | 'neutral'
  | 'accent'
  | 'shades'
  | 'neighbours'
  | 'opposites'
  | 'clash'
  | 'unknown';

export interface ColorMatch {
  readonly relation: ColorRelation;
  /** 0 to 1. */
  readonly score: number;
}

function hueDistance(a: Oklch, b: Oklch): number {
  const distance = Math.abs(a.hue - b.hue);
  return Math.min(distance, 360 - distance);
}

/** The distance on the two colour axes. */
function chromaDistance(a: Oklch, b: Oklch): number {
  const angle = (hueDistance(a, b) * Math.PI) / 180;
  return Math.sqrt(a.chroma ** 2 + b.chroma ** 2 - 2 * a.chroma * b.chroma * Math.cos(angle));
}

function neutralMatch(a: Oklch, b: Oklch): ColorMatch {
  if (Math.abs(a.lightness - b.lightness) >= 0.35) return { relation: 'contrast', score: 0.95 };
  if (chromaDistance(a, b) < 0.05) return { relation: 'tonal', score: 0.85 };
  return { relation: 'neutral', score: 0.65 };
}

function hueMatch(a: Oklch, b: Oklch): ColorMatch {
  const distance = hueDistance(a, b);
  const vivid = [a, b].filter(({ chroma }) => chroma >= vividChroma).length;
  if (distance <= 25) {
    return { relation: 'shades', score: Math.abs(a.lightness - b.lightness) >= 0.08 ? 0.85 : 0.75 };
  }
  if (distance <= 60) return { relation: 'neighbours', score: vivid === 2 ? 0.5 : 0.7 };
  if (distance >= 150) return { relation: 'opposites', score: vivid === 2 ? 0.35 : 0.65 };
  return { relation: 'clash', score: [0.45, 0.3, 0.15][vivid] ?? 0.15 };
}

/** How well the colours of two garments go together; null is an unknown colour. */
export function matchColors(a: GarmentColor | null, b: GarmentColor | null): ColorMatch {
  if (a === null || b === null) return { relation: 'unknown', score: 0.6 };
  if (a.isNeutral && b.isNeutral) return neutralMatch(a, b);
  if (a.isPattern && b.isPattern) return { relation: 'clash', score: 0.2 };
  if (a.isNeutral || b.isNeutral)
    return { relation: 'accent', score: a.isPattern || b.isPattern ? 0.85 : 0.9 };
  if (a.isPattern || b.isPattern) return { relation: 'clash', score: 0.4 };
  return hueMatch(a, b);
}
