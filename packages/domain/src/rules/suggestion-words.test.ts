import { expect, it } from 'vitest';
import type { Item } from '../entities.ts';
import { createRandom } from '../random.ts';
import { sampleItem } from '../testing/sample-items.ts';
import { randomWardrobe } from '../testing/sample-wardrobe.ts';
import { garmentPhrase } from './garment-phrases.ts';
import { outfitSuggester } from './outfit-suggestions.ts';
import { noFeedback, withFeedback } from './suggestion-feedback.ts';
import { type Garment, toGarment } from './suggestion-scores.ts';
import { wordsOfSuggestions } from './suggestion-words.ts';

const day = '2026-11-25';
const context = { day, lastWorn: new Map<string, string>(), feedback: noFeedback };
const read = { ...context, season: 'autumn' as const, random: createRandom(1) };
const suggestionWords = (outfit: readonly Garment[], given: Parameters<typeof wordsOfSuggestions>[1]) =>
  wordsOfSuggestions([outfit], given)[0] ?? { title: '', reason: '' };
const garments = (...items: readonly Item[]) => items.flatMap((item) => toGarment(item, read) ?? []);
const outfit = (topColor: string, bottomColor: string, style = '') =>
  garments(
    sampleItem('top', { category: 'Tops', subcategory: 'Sweaters', color: topColor, style }),
    sampleItem('jeans', { category: 'Bottoms', subcategory: 'Pants', color: bottomColor, style }),
  );
const jacket = sampleItem('jacket', {
  name: 'The jacket',
  category: 'Outerwear',
  subcategory: 'Light Jackets',
  color: 'Navy',
  season: ['autumn'],
});

it.each([
  ['Navy', 'Cream', 'Navy and cream', 'Navy and cream go together.'],
  ['Beige', 'Sand', 'Tone on tone', 'Beige and sand are close in tone.'],
  ['Black', 'Black', 'All black', 'Black from top to bottom.'],
  ['White', 'Mustard', 'A touch of mustard', 'White lets mustard be the only color.'],
  ['Oxblood', 'Burgundy', 'Shades of red', 'Oxblood and burgundy are shades of red.'],
  ['Moss', 'Green', 'Shades of green', 'Moss and green are shades of green.'],
  ['Rust', 'Mustard', 'Rust and mustard', 'Rust and mustard are neighbors on the color wheel.'],
  ['Rust', 'Teal', 'Rust and teal', 'Rust and teal are opposites that balance each other.'],
  ['Red', 'Yellow', 'Something bold', 'Red and yellow make a bold pair.'],
  ['', '', 'An easy one', 'Chosen from your wardrobe for today.'],
])('%s with %s is called %j, because: %s', (top, bottom, title, reason) => {
  expect(suggestionWords(outfit(top, bottom), context)).toEqual({ title, reason });
});

const shoes = (color: string) => sampleItem('shoes', { category: 'Shoes', subcategory: 'Boots', color });
const bag = (color: string) => sampleItem('bag', { category: 'Accessories', subcategory: 'Bags', color });
const dress = (color: string) => sampleItem('dress', { category: 'Dresses', subcategory: 'Maxi', color });

it.each([
  ['with another colour, are a pair with it', garments(dress('Moss'), shoes('Rust')), 'Moss and rust'],
  [
    'in a neutral, let the dress be the only colour',
    garments(dress('Moss'), shoes('Black')),
    'Black lets moss be',
  ],
  [
    'in the same colour, are one with the dress',
    garments(dress('Moss'), shoes('Moss')),
    'Moss from top to bottom.',
  ],
  [
    'with another colour than the top, are a pair with it',
    [...outfit('Red', 'Black'), ...garments(shoes('Green'))],
    'Red and green make a bold pair.',
  ],
])('shoes %s', (_, worn, reason) => {
  expect(suggestionWords(worn, context).reason).toContain(reason);
});

it('when only the bag has a colour, it is the accent', () => {
  const worn = [...outfit('Black', 'Black'), ...garments(shoes('Black'), bag('Red'))];
  expect(suggestionWords(worn, context)).toEqual({
    title: 'A touch of red',
    reason: 'Black lets red be the only color.',
  });
});

it('names the garment that was not worn for the longest time', () => {
  const words = (lastWorn: string) =>
    suggestionWords([...outfit('Navy', 'Cream'), ...garments(jacket)], {
      ...context,
      lastWorn: new Map([['jacket', lastWorn]]),
    }).reason;
  expect(words('2026-11-04')).toBe('Navy and cream go together. You have not worn the jacket for 3 weeks.');
  expect(words('2026-07-01')).toBe('Navy and cream go together. You have not worn the jacket for 4 months.');
  expect(words('2026-11-20')).toBe('Navy and cream go together. The jacket is for autumn.');
});

it('names a liked outfit that is close, and else how formal the outfit is', () => {
  const feedback = withFeedback(noFeedback, 'liked', { ids: ['top', 'jeans', 'boots'], day });
  const liked = suggestionWords(outfit('Navy', 'Cream'), { ...context, feedback });
  expect(liked.reason).toBe('Navy and cream go together. It is close to an outfit that you liked.');
  const casual = suggestionWords(outfit('Navy', 'Cream', 'Casual'), context);
  expect(casual.reason).toBe('Navy and cream go together. Casual, and put together.');
});

it('every suggestion of a wardrobe has a title and whole sentences', () => {
  for (let seed = 0; seed < 20; seed++) {
    const given = { ...context, items: randomWardrobe(seed, 60), seed: `uid-${seed}` };
    const suggester = outfitSuggester(given);
    const ids = suggester.suggest({ shown: [], beside: [], locked: [] }) ?? [];
    const { title, reason } = suggestionWords(suggester.garmentsOf(ids) ?? [], given);
    expect(title).toMatch(/^[A-Z]/);
    expect(reason).toMatch(/^[A-Z“].*\.$/);
    expect(reason).not.toMatch(/undefined|null|NaN/);
  }
});

it('no suggestion with several colours says that it has one', () => {
  for (let seed = 0; seed < 30; seed++) {
    const given = { ...context, items: randomWardrobe(seed, 60), seed: `uid-${seed}` };
    const suggester = outfitSuggester(given);
    const ids = suggester.suggest({ shown: [], beside: [], locked: [] }) ?? [];
    const worn = suggester.garmentsOf(ids) ?? [];
    const colors = new Map(worn.flatMap(({ color }) => (color ? [[color.name, color]] : [])));
    const accents = [...colors.values()].filter(({ isNeutral }) => !isNeutral);
    const { reason } = suggestionWords(worn, given);
    if (accents.length > 1) expect(reason).not.toContain('only color');
    if (colors.size > 1) expect(reason).not.toContain('from top to bottom');
    if (accents.length > 0) expect(reason).not.toContain('quiet colors');
  }
});

it.each([
  [{ name: 'The jacket' }, 'the jacket'],
  [{ name: 'Blazer, lucky' }, '“Blazer, lucky”'],
  [{ category: 'Shoes', subcategory: 'Boots', color: 'Black' }, 'the black boots'],
  [{ category: 'Outerwear', subcategory: 'Trench Coats', color: 'Honey' }, 'the honey trench coat'],
  [{ category: 'Bottoms', subcategory: 'Dress Pants' }, 'the dress pants'],
  [{ category: 'Dresses', subcategory: 'Maxi', color: 'Plum' }, 'the plum maxi dress'],
  [{ category: 'Dresses' }, 'the dress'],
] as const)('%j is %s in a sentence', (facts, phrase) => {
  expect(garmentPhrase(sampleItem('garment', facts))).toBe(phrase);
});

it('when two suggestions have the same title, the second one names a garment', () => {
  const words = wordsOfSuggestions([outfit('Navy', 'Cream'), outfit('Navy', 'Cream')], context);
  expect(words.map(({ title }) => title)).toEqual(['Navy and cream', 'Navy and cream with the cream pants']);
});
