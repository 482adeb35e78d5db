import { categories, subcategories } from '@aura/domain/vocabularies/categories';
import { moderationActs, reportTargets } from '@aura/domain/vocabularies/moderation';
import { notificationTypes } from '@aura/domain/vocabularies/notification-types';
import { occasions } from '@aura/domain/vocabularies/occasions';
import { privacyLevels } from '@aura/domain/vocabularies/privacy-levels';
import { reportReasons } from '@aura/domain/vocabularies/report-reasons';
import { seasons } from '@aura/domain/vocabularies/seasons';
import { tinyWorld } from '../../../mocks/src/testing/tiny-world.ts';

/**
 * What two responses must share: equal keys, types, list lengths, numbers, booleans, empty strings, texts of the world
 * and values of the vocabularies. Other strings may differ, since ids and URLs do.
 */
export type Shape = string | number | boolean | null | readonly Shape[] | { readonly [key: string]: Shape };

/** Fields that the server computes from the pixels of an image, and the mocks invent. */
const computedFromPixels = ['thumbhash', 'palette', 'confidence'];

/** Lists without a defined order for entries with equal timestamps. */
const unorderedLists = ['followers', 'following'];

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Object.values(Object(value)).flatMap(textsOf);
}

const knownTexts = new Set(
  textsOf([
    tinyWorld,
    categories,
    subcategories,
    moderationActs,
    reportTargets,
    notificationTypes,
    occasions,
    privacyLevels,
    reportReasons,
    seasons,
  ]),
);

function entryShape(key: string, value: unknown, lists: 'whole' | 'first'): Shape {
  if (computedFromPixels.includes(key)) return 'computed';
  const shape = shapeOf(value, lists);
  if (!unorderedLists.includes(key) || !Array.isArray(shape)) return shape;
  return shape.map((entry) => JSON.stringify(entry)).sort();
}

/**
 * Reduces a response to its structure.
 * @param lists `whole` compares all entries of a list; `first` only the first one without its texts, for lists that
 *   the mocks make up
 */
export function shapeOf(value: unknown, lists: 'whole' | 'first' = 'whole'): Shape {
  if (Array.isArray(value)) {
    return (lists === 'first' ? value.slice(0, 1) : value).map((entry) => shapeOf(entry, lists));
  }
  if (value instanceof Blob) return `bytes of ${value.type}`;
  if (value === '') return 'empty text';
  if (typeof value === 'string') return lists === 'whole' && knownTexts.has(value) ? value : 'text';
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return value;
  return Object.fromEntries(
    Object.entries(Object(value))
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, entry]) => [key, entryShape(key, entry, lists)]),
  );
}
