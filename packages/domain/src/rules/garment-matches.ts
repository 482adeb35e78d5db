import { colorDifference } from '../color/ciede2000.ts';
import { hexToCieLab } from '../color/cielab.ts';
import { matchesCopy } from '../copy/matches.ts';
import { ownMatchesMaxCount } from '../limits/matches.ts';
import { categories, isCategory, subcategories } from '../vocabularies/categories.ts';
import { colorFamilies, colorFamilyOf } from '../vocabularies/color-families.ts';
import { colors } from '../vocabularies/colors.ts';
import { similarTypes } from '../vocabularies/similar-types.ts';
import { garmentColor } from './garment-colors.ts';
import { kindOf } from './suggestion-kinds.ts';

/** Which garments are like each other (docs/decisions/2026-11-26-closet-bridge.md). */

interface TypeFacts {
  readonly category: string;
  readonly subcategory: string;
}

/** The facts that are compared, of an item or of a stored row. */
export interface MatchedFacts extends TypeFacts {
  readonly color: string;
  readonly material: string;
  readonly style: string;
}

/** `category`: one of the two has no subcategory. */
type TypeRelation = 'same' | 'similar' | 'category';
type ColorRelation = 'same' | 'close' | 'darker' | 'lighter';

/** How a garment is like another one. */
interface GarmentMatch {
  readonly type: TypeRelation;
  /** Darker or lighter than the compared garment, within its colour family. */
  readonly color: ColorRelation;
  /** The colour family of a darker or lighter one. */
  readonly family: string;
  readonly sameMaterial: boolean;
  readonly sameStyle: boolean;
  /** 0 to 1; for the order only, it is never shown. */
  readonly score: number;
}

/** Greatest differences (CIEDE2000) of colours that match: of two that look equal, of any two, and of shades of one family. */
const maxSameDifference = 2.3;
const maxDifference = 10;
const maxShadeDifference = 20;
/** Families that have no darker and lighter shades. */
const shadeless: readonly (string | null)[] = ['Black', 'White'];
const shares = { type: 0.5, color: 0.35, material: 0.1, style: 0.05 } as const;
const typeScores: Readonly<Record<TypeRelation, number>> = { same: 1, similar: 0.7, category: 0.5 };

/** What the type of a garment is compared by: its subcategory, else its category. */
export const matchType = ({ category, subcategory }: TypeFacts): string => subcategory || category;

/** Every type of the vocabulary with its facts; categories are types of garments without a subcategory. */
const knownTypes: readonly TypeFacts[] = categories.flatMap((category) =>
  ['', ...subcategories[category]].map((subcategory) => ({ category, subcategory })),
);

/** A category alone says too little about accessories: a bag and a belt would match. */
const isBroad = ({ category, subcategory }: TypeFacts) => subcategory === '' && category === 'Accessories';

/** What a garment of a category is in an outfit; null for an unknown category. */
const kindOfAny = ({ category, subcategory }: TypeFacts) =>
  isCategory(category) ? kindOf({ category, subcategory }) : null;

function relationOf(a: TypeFacts, b: TypeFacts): TypeRelation | null {
  if (isBroad(a) || isBroad(b)) return null;
  if (a.subcategory === '' || b.subcategory === '') {
    return kindOfAny(a) !== null && kindOfAny(a) === kindOfAny(b) ? 'category' : null;
  }
  if (a.subcategory === b.subcategory) return 'same';
  const areSimilar = similarTypes.some(
    (types) => types.includes(a.subcategory) && types.includes(b.subcategory),
  );
  return areSimilar ? 'similar' : null;
}

const relationsByType = new Map<string, ReadonlyMap<string, TypeRelation>>();

/** The types that match a garment's. */
function typeRelations(garment: TypeFacts): ReadonlyMap<string, TypeRelation> {
  const key = `${garment.category} ${garment.subcategory}`;
  const cached = relationsByType.get(key);
  if (cached !== undefined) return cached;
  const isOfVocabulary = knownTypes.some(
    ({ category, subcategory }) => category === garment.category && subcategory === garment.subcategory,
  );
  const found = new Map(
    [...knownTypes, garment].flatMap((type): [string, TypeRelation][] => {
      const relation = relationOf(garment, type);
      return relation === null ? [] : [[matchType(type), relation]];
    }),
  );
  if (isOfVocabulary) relationsByType.set(key, found);
  return found;
}

const colorKey = (color: string) => color.trim().toLowerCase();

interface ColorMatch {
  readonly relation: ColorRelation;
  readonly difference: number;
}

/** How the colour of `b` is like that of `a`; null when they do not match, or one is unknown. */
function matchColor(a: string, b: string): ColorMatch | null {
  const first = garmentColor(a);
  const second = garmentColor(b);
  if (first === null || second === null) {
    return colorKey(a) !== '' && colorKey(a) === colorKey(b) ? { relation: 'same', difference: 0 } : null;
  }
  if (first.hex === second.hex) return { relation: 'same', difference: 0 };
  if (first.isPattern || second.isPattern) return null;
  const one = hexToCieLab(first.hex);
  const other = hexToCieLab(second.hex);
  const difference = colorDifference(one, other);
  if (difference <= maxSameDifference) return { relation: 'same', difference };
  if (difference <= maxDifference) return { relation: 'close', difference };
  const family = colorFamilyOf(first.name);
  if (difference > maxShadeDifference || family !== colorFamilyOf(second.name)) return null;
  if (shadeless.includes(family)) return { relation: 'close', difference };
  return { relation: other[0] < one[0] ? 'darker' : 'lighter', difference };
}

const isSame = (a: string, b: string) => a !== '' && a.toLowerCase() === b.toLowerCase();

/**
 * How a garment is like another one: of the same or a similar type and of a close colour; material and style only
 * count in addition. Null when it is not, also when type or colour of one is unknown.
 */
export function matchGarments(garment: MatchedFacts, other: MatchedFacts): GarmentMatch | null {
  const type = typeRelations(garment).get(matchType(other));
  const color = type === undefined ? null : matchColor(garment.color, other.color);
  if (type === undefined || color === null) return null;
  const sameMaterial = isSame(garment.material, other.material);
  const sameStyle = isSame(garment.style, other.style);
  return {
    type,
    color: color.relation,
    family: colorFamilyOf(garment.color) ?? '',
    sameMaterial,
    sameStyle,
    score:
      typeScores[type] * shares.type +
      (1 - color.difference / maxShadeDifference) * shares.color +
      Number(sameMaterial) * shares.material +
      Number(sameStyle) * shares.style,
  };
}

/** The garments of a wardrobe that are like a garment, the closest first; of equal ones in the order of the wardrobe. */
export function closestGarments<Own extends MatchedFacts>(
  garment: MatchedFacts,
  wardrobe: readonly Own[],
): Own[] {
  return wardrobe
    .flatMap((own) => {
      const match = matchGarments(garment, own);
      return match === null ? [] : [{ own, score: match.score }];
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, ownMatchesMaxCount)
    .map(({ own }) => own);
}

/** Why a garment is like another one, as in "Same type, darker blue". */
export function matchReason({ type, color, family, sameMaterial, sameStyle }: GarmentMatch): string {
  const isShade = color === 'darker' || color === 'lighter';
  return [
    matchesCopy.types[type],
    isShade ? matchesCopy.shades[color](family.toLowerCase()) : matchesCopy.colors[color],
    ...(sameMaterial ? [matchesCopy.sameMaterial] : []),
    ...(sameStyle && !sameMaterial ? [matchesCopy.sameStyle] : []),
  ].join(', ');
}

/** The types that match a garment's, for an index. */
export function matchingTypes(garment: TypeFacts): string[] {
  return [...typeRelations(garment).keys()];
}

const namedColors = [...colors.map(({ name }) => name), ...Object.values(colorFamilies).flat()];
const colorNames = [...new Set(namedColors.map(colorKey))];

const matchingByName = new Map<string, readonly string[]>();

/** The colours by name, in lower case, that match a garment's, for an index: of the vocabulary, and its own name. */
export function matchingColors({ color }: Pick<MatchedFacts, 'color'>): readonly string[] {
  const own = colorKey(color);
  const cached = matchingByName.get(own);
  if (cached !== undefined) return cached;
  const names = new Set([...(own === '' ? [] : [own]), ...colorNames]);
  const found = [...names].filter((name) => matchColor(own, name) !== null);
  if (colorNames.includes(own)) matchingByName.set(own, found);
  return found;
}
