import type { Item } from '../entities.ts';
import { createRandom, seedOf } from '../random.ts';
import { feedbackScores, type SuggestionFeedback } from './suggestion-feedback.ts';
import { type GarmentKind, isWholeOutfit, suggestibleItems } from './suggestion-kinds.ts';
import {
  type Combination,
  combination,
  type Garment,
  hasRoom,
  suits,
  toGarment,
  withGarment,
} from './suggestion-scores.ts';
import { seasonOfDay } from './suggestion-season.ts';

/** Suggestions of outfits for a day (docs/decisions/2026-11-25-outfit-suggestions.md). */

/** What suggestions depend on. Equal values give equal suggestions. */
export interface SuggestionContext {
  /** All items of the wardrobe. */
  readonly items: readonly Item[];
  /** The date of the device, `YYYY-MM-DD`. */
  readonly day: string;
  /** Distinguishes people, so that equal wardrobes get different suggestions. */
  readonly seed: string;
  /** The date on which each item was last worn, by its id. */
  readonly lastWorn: ReadonlyMap<string, string>;
  readonly feedback: SuggestionFeedback;
}

interface SuggestionRequest {
  /** Outfits that are not suggested again; the new one also shares less with them. */
  readonly shown: readonly (readonly string[])[];
  /** Outfits beside which the new one is shown; it shares as little as possible with them. */
  readonly beside: readonly (readonly string[])[];
  /** Ids of garments that the outfit must have. */
  readonly locked: readonly string[];
}

/** Suggests outfits out of one wardrobe. An outfit is the ids of its garments. */
export interface OutfitSuggester {
  /** Null when there is none left. */
  readonly suggest: (request: SuggestionRequest) => readonly string[] | null;
  /**
   * The outfit with the next garment of the same kind in the place of one of its garments, from the one that fits
   * best; after the last one the first. Null when there is no other.
   */
  readonly shuffle: (ids: readonly string[], itemId: string) => readonly string[] | null;
  /** The garments of an outfit; null when one is not in the wardrobe any more, or has another category now. */
  readonly garmentsOf: (ids: readonly string[]) => readonly Garment[] | null;
}

/** Garments of one kind that are tried, the best ones. */
const kindMaxCount = 12;
/** Outfits that are continued with the next kind. */
const beamWidth = 150;
/** A bag or another accessory is added when the score falls by no more than this. */
const optionalLoss = 0.01;
/** What a shared garment takes from the score: beside others, and after others on the same day. */
const losses = { beside: { main: 0.25, other: 0.06 }, shown: { main: 0.05, other: 0.01 } } as const;

const mainKinds: readonly GarmentKind[] = ['dress', 'top', 'bottom', 'outerwear'];
const optionalKinds: readonly GarmentKind[] = ['bag', 'extra'];

type Wardrobe = Readonly<Record<GarmentKind, readonly Garment[]>>;

/** The garments of each kind, the best first. Those of the opposite season are left out of a kind that has others. */
function byKind(garments: readonly Garment[], day: string): Wardrobe {
  const inSeason = (kind: GarmentKind) => garments.filter((one) => one.kind === kind && one.season > 0);
  const needed = (kind: GarmentKind) => {
    const found = inSeason(kind);
    return found.length > 0 ? found : garments.filter((one) => one.kind === kind);
  };
  return {
    top: needed('top'),
    bottom: needed('bottom'),
    dress: needed('dress'),
    shoes: needed('shoes'),
    outerwear: seasonOfDay(day) === 'summer' ? [] : inSeason('outerwear'),
    bag: inSeason('bag'),
    extra: inSeason('extra'),
  };
}

/** The outfits with the highest scores. */
function best<Outfit extends { readonly score: number }>(
  outfits: readonly Outfit[],
  count: number,
): Outfit[] {
  if (count > 1) return [...outfits].sort((a, b) => b.score - a.score).slice(0, count);
  const [first, ...rest] = outfits;
  return first ? [rest.reduce((a, b) => (b.score > a.score ? b : a), first)] : [];
}

type CanAdd = (outfit: Combination, garment: Garment) => boolean;

const suitsOutfit: CanAdd = (outfit, garment) => hasRoom(outfit, garment) && suits(outfit.garments, garment);

/** Continues each outfit by the best garments of a kind; one to which none can be added stays as it is. */
function withKind(
  outfits: readonly Combination[],
  garments: readonly Garment[],
  canAdd: CanAdd = suitsOutfit,
): Combination[] {
  const width = Math.max(1, Math.ceil(beamWidth / Math.max(1, outfits.length)));
  return outfits.flatMap((outfit) => {
    const free = garments.slice(0, kindMaxCount).filter((garment) => canAdd(outfit, garment));
    if (free.length === 0) return outfit;
    return best(
      free.map((garment) => withGarment(outfit, garment)),
      width,
    );
  });
}

/** Adds the best garment of a kind to the outfits that it fits. */
function withOptional(outfits: readonly Combination[], garments: readonly Garment[]): Combination[] {
  return outfits.map((outfit) => {
    const [added] = withKind([outfit], garments);
    return added && added.score >= outfit.score - optionalLoss ? added : outfit;
  });
}

const has = ({ garments }: Combination, kind: GarmentKind) => garments.some((one) => one.kind === kind);

/**
 * The outfits of a wardrobe that have the locked garments: a dress, or top and bottom, with shoes and what fits.
 * @param canAdd which tops, bottoms, dresses and shoes are combined
 */
function combinations(
  wardrobe: Wardrobe,
  locked: readonly Garment[],
  canAdd: CanAdd,
): readonly Combination[] {
  const start = [combination(locked)];
  const separates = withKind(withKind(start, wardrobe.top, canAdd), wardrobe.bottom, canAdd);
  const bodies = [...separates, ...withKind(start, wardrobe.dress, canAdd)].filter(
    (outfit) => has(outfit, 'dress') || (has(outfit, 'top') && has(outfit, 'bottom')),
  );
  const shod = withKind(bodies, wardrobe.shoes, canAdd).filter((outfit) => has(outfit, 'shoes'));
  const dressed = withKind(shod, wardrobe.outerwear);
  return withOptional(withOptional(dressed, wardrobe.bag), wardrobe.extra);
}

/** The outfits whose garments suit each other; when there are none, those of any garments. */
function bestCombinations(wardrobe: Wardrobe, locked: readonly Garment[]): readonly Combination[] {
  const suitable = combinations(wardrobe, locked, suitsOutfit);
  return suitable.length > 0 ? suitable : combinations(wardrobe, locked, hasRoom);
}

const idsOf = (garments: readonly Garment[]) => garments.map(({ item }) => item.id);

/** Outfits that differ in bag or accessory only have the same key. */
const keyOf = (garments: readonly Garment[]) =>
  idsOf(garments.filter(({ kind }) => !optionalKinds.includes(kind)))
    .sort()
    .join(' ');

interface Candidate {
  readonly garments: readonly Garment[];
  readonly key: string;
  readonly score: number;
}

/** What an outfit loses for the garments that it shares with others. */
function sharedLoss(
  garments: readonly Garment[],
  others: readonly (readonly string[])[],
  loss: (typeof losses)[keyof typeof losses],
): number {
  let sum = 0;
  for (const { item, kind } of garments) {
    const one = mainKinds.includes(kind) ? loss.main : loss.other;
    for (const ids of others) if (ids.includes(item.id)) sum += one;
  }
  return sum;
}

/** Reads a wardrobe once for all suggestions of a day. */
export function outfitSuggester(context: SuggestionContext): OutfitSuggester {
  const { items, day, seed, lastWorn, feedback } = context;
  const random = createRandom(seedOf(`${seed} ${day}`));
  const read = { day, season: seasonOfDay(day), lastWorn, random };
  const garments = suggestibleItems(items)
    .flatMap((item) => toGarment(item, read) ?? [])
    .sort((a, b) => b.score - a.score);
  const wardrobe = byKind(garments, day);
  const byId = new Map(garments.map((garment) => [garment.item.id, garment]));
  const found = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  const scoreOfFeedback = feedbackScores(feedback, day);
  const candidatesWith = (locked: readonly string[]): readonly Candidate[] =>
    bestCombinations(wardrobe, found(locked)).map((outfit) => ({
      garments: outfit.garments,
      key: keyOf(outfit.garments),
      score: outfit.score + scoreOfFeedback(idsOf(outfit.garments)),
    }));
  const all = candidatesWith([]);

  return {
    suggest: ({ shown, beside, locked }) => {
      const taken = new Set([...shown, ...beside].map((ids) => keyOf(found(ids))));
      const scored = (locked.length === 0 ? all : candidatesWith(locked))
        .filter(({ key }) => !taken.has(key))
        .map((candidate) => {
          const loss =
            sharedLoss(candidate.garments, beside, losses.beside) +
            sharedLoss(candidate.garments, shown, losses.shown);
          return { ...candidate, score: candidate.score - loss };
        });
      const [first] = best(scored, 1);
      return first ? idsOf(first.garments) : null;
    },
    shuffle: (ids, itemId) => {
      const replaced = byId.get(itemId);
      if (replaced === undefined) return null;
      const others = found(ids.filter((id) => id !== itemId));
      const ranked = wardrobe[replaced.kind]
        .filter((garment) => garment === replaced || suits(others, garment))
        .map((garment) => ({ id: garment.item.id, score: combination([...others, garment]).score }))
        .sort((a, b) => b.score - a.score);
      const next = ranked[(ranked.findIndex(({ id }) => id === itemId) + 1) % ranked.length];
      if (next === undefined || next.id === itemId) return null;
      return ids.map((id) => (id === itemId ? next.id : id));
    },
    garmentsOf: (ids) => {
      const own = found(ids);
      return own.length === ids.length && isWholeOutfit(own.map(({ kind }) => kind)) ? own : null;
    },
  };
}
