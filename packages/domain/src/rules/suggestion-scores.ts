import type { Item } from '../entities.ts';
import type { Random } from '../random.ts';
import type { Season } from '../vocabularies/seasons.ts';
import { daysBetween } from './days.ts';
import { type GarmentColor, garmentColor, matchColors } from './garment-colors.ts';
import { formalityOf, matchFormality } from './garment-styles.ts';
import { canBeWornWith, type GarmentKind, kindOf } from './suggestion-kinds.ts';
import { fitOneDay, seasonFit } from './suggestion-season.ts';

/** A garment with what its scores are made of. */
export interface Garment {
  readonly item: Item;
  readonly kind: GarmentKind;
  readonly color: GarmentColor | null;
  readonly formality: number | null;
  /** 0 to 1; see `seasonFit`. */
  readonly season: number;
  /** The score of the garment alone: season, time since it was worn, and chance. */
  readonly score: number;
}

/** Sums of the scores of an outfit's garments and of their pairs, so that adding a garment reads its own pairs only. */
interface Sums {
  readonly colors: number;
  readonly formalities: number;
  readonly pairs: number;
  /** The colours of the worst pair. */
  readonly worst: number;
  readonly garments: number;
  readonly weight: number;
}

/** An outfit while it is put together. */
export interface Combination {
  readonly garments: readonly Garment[];
  readonly sums: Sums;
  /** 0 to 1. */
  readonly score: number;
}

/** How much a garment counts: by the area that it shows. */
const weights: Readonly<Record<GarmentKind, number>> = {
  dress: 1.4,
  outerwear: 1,
  top: 1,
  bottom: 1,
  shoes: 0.6,
  bag: 0.4,
  extra: 0.3,
};

const shares = { color: 0.4, formality: 0.25, garments: 0.35 } as const;
const garmentShares = { season: 0.5, rest: 0.35, chance: 0.15 } as const;

/** Days after which a garment counts as not worn lately. */
const restDays = 21;
/** The score of a garment that was never worn: a little less than one that is known to be worn and has rested. */
const neverWorn = 0.9;

/** From 0 for a garment worn today to 1 after three weeks. */
function restScore(lastWorn: string | undefined, day: string): number {
  if (lastWorn === undefined) return neverWorn;
  return Math.min(1, Math.max(0, daysBetween(lastWorn, day)) / restDays);
}

interface GarmentContext {
  readonly day: string;
  readonly season: Season;
  readonly lastWorn: ReadonlyMap<string, string>;
  readonly random: Random;
}

/** Reads a garment; null for an item without a category. */
export function toGarment(item: Item, { day, season, lastWorn, random }: GarmentContext): Garment | null {
  const kind = kindOf(item);
  const chance = random();
  if (kind === null) return null;
  const fit = seasonFit(item, season);
  const rest = restScore(lastWorn.get(item.id), day);
  return {
    item,
    kind,
    color: garmentColor(item.color),
    formality: formalityOf(item),
    season: fit,
    score: fit * garmentShares.season + rest * garmentShares.rest + chance * garmentShares.chance,
  };
}

/**
 * The score of an outfit, 0 to 1. The worst pair of colours counts as much as the mean of all pairs, since one wrong
 * colour spoils an outfit.
 */
function scoreOf({ colors, formalities, pairs, worst, garments, weight }: Sums): number {
  const mean = (sum: number) => (pairs === 0 ? 1 : sum / pairs);
  const color = (mean(colors) + worst) / 2;
  return color * shares.color + mean(formalities) * shares.formality + (garments / weight) * shares.garments;
}

/** An outfit without garments. */
const emptyCombination: Combination = {
  garments: [],
  sums: { colors: 0, formalities: 0, pairs: 0, worst: 1, garments: 0, weight: 0 },
  score: 0,
};

/** The outfit with another garment. */
export function withGarment(outfit: Combination, garment: Garment): Combination {
  let { colors, formalities, pairs, worst } = outfit.sums;
  const own = weights[garment.kind];
  for (const other of outfit.garments) {
    const pair = own * weights[other.kind];
    const { score } = matchColors(garment.color, other.color);
    colors += score * pair;
    formalities += matchFormality(garment.formality, other.formality) * pair;
    pairs += pair;
    worst = Math.min(worst, score);
  }
  const garments = outfit.sums.garments + garment.score * own;
  const sums = { colors, formalities, pairs, worst, garments, weight: outfit.sums.weight + own };
  return { garments: [...outfit.garments, garment], sums, score: scoreOf(sums) };
}

/** Makes an outfit of garments. */
export function combination(garments: readonly Garment[]): Combination {
  return garments.reduce(withGarment, emptyCombination);
}

/** Whether an outfit has room for a garment. */
export function hasRoom({ garments }: Combination, { kind }: Garment): boolean {
  return garments.every((garment) => canBeWornWith(kind, garment.kind));
}

/** Types with a collar. */
const tieTypes: readonly string[] = ['Dress Shirts', 'Polo Shirts', 'Blouses'];

const isTieWithoutCollar = (tie: Garment, { kind, item }: Garment) =>
  tie.item.subcategory === 'Ties' &&
  (kind === 'top' || kind === 'dress') &&
  !tieTypes.includes(item.subcategory);

/** Whether a garment can be worn with all others: on one day by their seasons, and a tie with a collar. */
export function suits(others: readonly Garment[], garment: Garment): boolean {
  return others.every(
    (other) =>
      fitOneDay(garment.item, other.item) &&
      !isTieWithoutCollar(garment, other) &&
      !isTieWithoutCollar(other, garment),
  );
}
