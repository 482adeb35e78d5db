import type { Item } from '../entities.ts';
import { categories, subcategories, subcategoriesOf } from '../vocabularies/categories.ts';
import { colorFamilies, colorFamilyOf } from '../vocabularies/color-families.ts';
import { garmentGroupsOf } from '../vocabularies/garment-groups.ts';
import { broadSynonyms, searchSynonyms } from '../vocabularies/search-synonyms.ts';
import { plainText, searchedText } from './wardrobe.ts';

/** Words shorter than this are not corrected, since most of them are one letter apart. */
const correctedMinLength = 4;
/** From this length on, two typos are accepted. */
const twoTyposMinLength = 8;

const singular = (word: string) => (word.length > 3 ? word.replace(/s$/, '') : word);

/** The word and the words for the same garment, which have spaces around them: "cap" must not find capris. */
function withSynonyms(word: string): readonly string[] {
  const isSame = (synonym: string) => singular(synonym) === singular(word);
  const found = searchSynonyms.filter((group) => group.some(isSame)).flat();
  const others = found.filter((synonym) => !broadSynonyms.includes(synonym));
  return [word, ...others.flatMap((synonym) => ['', 's', 'es'].map((end) => ` ${synonym}${end} `))];
}

/**
 * The number of letters to insert, delete, replace or swap with the next one, up to `max + 1`.
 * @param max distances above it are not distinguished
 */
export function typoDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1;
  let previous: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const beforePrevious = previous;
    previous = row;
    row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isEqual = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (previous[j - 1] ?? 0) + (isEqual ? 0 : 1),
        (previous[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        swapped ? (beforePrevious[j - 2] ?? 0) + 1 : max + 1,
      );
    }
    if (Math.min(...row) > max) return max + 1;
  }
  return row[b.length] ?? max + 1;
}

const wordsIn = (texts: readonly string[]) => plainText(texts.join(' ')).split(' ');

/** Created with the first typo, which most searches do not have. */
let vocabulary: ReadonlySet<string> | undefined;

/** Whether a word names a garment or a colour, so that it is spelled correctly though no item may have it. */
function isInVocabulary(word: string): boolean {
  vocabulary ??= new Set(
    wordsIn(
      [categories, Object.values(subcategories), Object.values(colorFamilies), searchSynonyms].flat(2),
    ).map(singular),
  );
  return vocabulary.has(singular(word));
}

/** The known words that are the fewest typos away; none when all are too far, or when the word is in the vocabulary. */
function corrections(word: string, known: ReadonlySet<string>): readonly string[] {
  if (word.length < correctedMinLength || isInVocabulary(word)) return [];
  const max = word.length >= twoTyposMinLength ? 2 : 1;
  const words = [...known];
  const distances = words.map((other) => typoDistance(word, other, max));
  const least = Math.min(max, ...distances);
  return words.filter((_, index) => distances[index] === least);
}

/** Computes a value once per item, since each key in a search field searches all of them again. */
function oncePerItem<Value>(compute: (item: Item) => Value): (item: Item) => Value {
  const values = new WeakMap<Item, Value>();
  return (item) => {
    const value = values.get(item) ?? compute(item);
    values.set(item, value);
    return value;
  };
}

/** The searched text, and its words without punctuation, with spaces around each. */
const textOf = oncePerItem((item) => {
  const text = searchedText(item);
  return ` ${text} ${text.replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
});
const wordsOf = oncePerItem((item) => [...new Set(textOf(item).split(' '))]);

const withAny = <I extends Item>(items: readonly I[], words: readonly string[]) =>
  items.filter((item) => words.some((word) => textOf(item).includes(word)));

/** The last word of a subcategory, which names the garment: a dress shirt is no dress. */
const nounOf = (subcategory: string) => singular(plainText(subcategory).split(' ').at(-1) ?? '');

/** What an item may be besides its type: the groups of its type, or any type of its category when it has none. */
const nounsOf = oncePerItem(({ category, subcategory }) =>
  (subcategory === '' ? subcategoriesOf(category) : garmentGroupsOf(subcategory)).map(nounOf),
);

/**
 * The items that one of the words may mean: those of a colour of this family, as "blue" means Navy, those of a group of
 * types, as "trousers" means chinos, and those without a subcategory that may be such a garment, as "jeans" may be
 * bottoms of which only the category is known.
 */
function withMeaning<I extends Item>(items: readonly I[], terms: readonly string[]) {
  const words = terms.map((term) => term.trim());
  const nouns = words.map(singular);
  return items.filter(
    (item) =>
      words.includes(colorFamilyOf(item.color)?.toLowerCase() ?? '') ||
      nounsOf(item).some((noun) => nouns.includes(noun)),
  );
}

/** The words of all items and their synonyms, with and without the s of a plural. */
function knownWords(items: readonly Item[]): ReadonlySet<string> {
  const words = new Set([...items.flatMap(wordsOf), ...wordsIn(searchSynonyms.flat())]);
  return new Set([...words].flatMap((word) => [word, singular(word)]));
}

/** Returns what the first of several ways finds that finds anything. */
function firstFound<Found>(...ways: readonly (() => readonly Found[])[]): readonly Found[] {
  return ways.reduce<readonly Found[]>((found, find) => (found.length > 0 ? found : find()), []);
}

/**
 * The items that match every word of the query: the word itself or a synonym of it. When there are none, a colour or a
 * garment that the word may mean counts too, and then, for a word that no item of the list has, one that is a typo away.
 * Finds at least what `matchesItemSearch` (`wardrobe.ts`) finds.
 */
export function searchItems<I extends Item>(items: readonly I[], query: string): readonly I[] {
  const words = plainText(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return items;
  const exact = (terms: readonly string[]) => withAny(items, terms);
  const meant = (terms: readonly string[]) => withMeaning(items, terms);
  const exactOrMeant = (terms: readonly string[]) =>
    firstFound(
      () => exact(terms),
      () => meant(terms),
    );
  let known: ReadonlySet<string> | undefined;
  const corrected = (word: string) => {
    known ??= knownWords(items);
    return corrections(word, known).flatMap(withSynonyms);
  };
  const withEvery = (matches: (terms: readonly string[], word: string) => readonly I[]) =>
    words.reduce<readonly I[]>((left, word) => {
      const hits = new Set(matches(withSynonyms(word), word));
      return left.filter((item) => hits.has(item));
    }, items);
  const found = firstFound(
    () => withEvery(exact),
    () => withEvery((terms) => [...exact(terms), ...meant(terms)]),
    () =>
      withEvery((terms, word) =>
        firstFound(
          () => exactOrMeant(terms),
          () => exactOrMeant(corrected(word)),
        ),
      ),
  );
  const wholePhrase = withSynonyms(words.join(' ')).slice(1);
  const hits = new Set([...found, ...withAny(items, wholePhrase)]);
  return items.filter((item) => hits.has(item));
}
