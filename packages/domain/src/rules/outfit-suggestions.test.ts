import { describe, expect, it } from 'vitest';
import type { Item } from '../entities.ts';
import { unknownOwnFacts } from '../own-facts.ts';
import { sampleItem } from '../testing/sample-items.ts';
import { randomWardrobe } from '../testing/sample-wardrobe.ts';
import { outfitSuggester, type SuggestionContext } from './outfit-suggestions.ts';
import { noFeedback, withFeedback } from './suggestion-feedback.ts';
import { kindOf, missingKinds } from './suggestion-kinds.ts';

const day = '2026-11-25';
const context = (items: readonly Item[], rest: Partial<SuggestionContext> = {}): SuggestionContext => ({
  items,
  day,
  seed: 'uid-1',
  lastWorn: new Map(),
  feedback: noFeedback,
  ...rest,
});

/** Suggestions one after the other, each beside the ones before. */
function suggestions(given: SuggestionContext, count: number): (readonly string[])[] {
  const suggester = outfitSuggester(given);
  const outfits: (readonly string[])[] = [];
  for (let index = 0; index < count; index++) {
    const next = suggester.suggest({ shown: [], beside: outfits, locked: [] });
    if (next) outfits.push(next);
  }
  return outfits;
}

const first = (given: SuggestionContext) => suggestions(given, 1)[0] ?? [];

const top = (id: string, rest: Partial<Item> = {}) =>
  sampleItem(id, { category: 'Tops', subcategory: 'Sweaters', color: 'White', ...rest });
const jeans = sampleItem('jeans', { category: 'Bottoms', subcategory: 'Jeans', color: 'Navy' });
const boots = sampleItem('boots', { category: 'Shoes', subcategory: 'Boots', color: 'Black' });
const basics = [top('knit'), jeans, boots];

const wardrobes = [3, 8, 20, 60, 300].flatMap((size) =>
  Array.from({ length: size > 100 ? 3 : 12 }, (_, index) => ({ size, seed: size * 100 + index })),
);

describe('every suggestion of any wardrobe', () => {
  it.each(wardrobes)(
    'of $size garments (seed $seed) is a whole outfit of garments that can be worn',
    ({ size, seed }) => {
      const items = randomWardrobe(seed, size);
      const byId = new Map(items.map((item) => [item.id, item]));
      for (const date of ['2026-01-15', '2026-04-15', '2026-07-15', day]) {
        const outfits = suggestions(context(items, { day: date }), 4);
        expect(outfits.length > 0).toBe(missingKinds(items).length === 0);
        expect(new Set(outfits.map((ids) => ids.join(' '))).size).toBe(outfits.length);
        for (const ids of outfits) {
          const worn = ids.map((id) => byId.get(id));
          expect(worn.every((item) => item && !item.own?.archived)).toBe(true);
          const kinds = worn.map((item) => item && kindOf(item));
          expect(new Set(kinds).size).toBe(kinds.length);
          expect(kinds).toContain('shoes');
          expect(kinds.includes('dress')).not.toBe(kinds.includes('top'));
          expect(kinds.includes('top')).toBe(kinds.includes('bottom'));
        }
      }
    },
  );

  it.each(wardrobes)('of $size garments (seed $seed) is the same for the same input', ({ size, seed }) => {
    const again = () => suggestions(context(randomWardrobe(seed, size)), 3);
    expect(again()).toEqual(again());
  });

  it.each(wardrobes)('of $size garments (seed $seed) has the locked garments', ({ size, seed }) => {
    const given = context(randomWardrobe(seed, size));
    const [outfit] = suggestions(given, 1);
    for (const id of outfit ?? []) {
      const next = outfitSuggester(given).suggest({ shown: [], beside: [], locked: [id] });
      expect(next).toContain(id);
    }
  });
});

describe('outfitSuggester', () => {
  it('another day or person gets other suggestions of the same wardrobe', () => {
    const items = randomWardrobe(5, 60);
    const own = suggestions(context(items), 3);
    expect(suggestions(context(items, { day: '2026-11-26' }), 3)).not.toEqual(own);
    expect(suggestions(context(items, { seed: 'uid-2' }), 3)).not.toEqual(own);
  });

  it('prefers what was not worn lately', () => {
    const items = [...basics, top('other')];
    expect(first(context(items, { lastWorn: new Map([['knit', day]]) }))).toContain('other');
    expect(first(context(items, { lastWorn: new Map([['other', day]]) }))).toContain('knit');
  });

  it('prefers what is worn in the season of the day, and takes the opposite one only when there is nothing else', () => {
    const summer = top('tee', { season: ['summer'] });
    expect(first(context([...basics, summer], { day: '2026-07-10' }))).toContain('tee');
    expect(first(context([...basics, summer], { day: '2026-01-10' }))).toContain('knit');
    expect(first(context([summer, jeans, boots], { day: '2026-01-10' }))).toContain('tee');
  });

  it('has an outer layer in the cold half of the year only', () => {
    const coat = sampleItem('coat', { category: 'Outerwear', subcategory: 'Blazers', color: 'Gray' });
    expect(first(context([...basics, coat]))).toContain('coat');
    expect(first(context([...basics, coat], { day: '2026-07-10' }))).not.toContain('coat');
  });

  it('prefers colours that go together, and styles that do', () => {
    const red = [top('red', { color: 'Red' }), { ...jeans, color: 'Cobalt' }, boots];
    expect(first(context([...red, top('white')]))).toContain('white');
    const formal = [
      { ...jeans, subcategory: 'Dress Pants', style: 'Formal' },
      { ...boots, style: 'Formal' },
    ];
    const hoodie = top('hoodie', { subcategory: 'Hoodies', style: 'Sporty' });
    const shirt = top('shirt', { subcategory: 'Dress Shirts', style: 'Business' });
    expect(first(context([...formal, hoodie, shirt]))).toContain('shirt');
  });

  it('a skipped outfit is avoided on the next days, and a liked one is preferred', () => {
    const items = [...basics, top('other')];
    const outfit = first(context(items));
    const [mine, others] = outfit.includes('knit') ? ['knit', 'other'] : ['other', 'knit'];
    const skipped = withFeedback(noFeedback, 'skipped', { ids: outfit, day });
    const tomorrow = { day: '2026-11-26' };
    expect(first(context(items, { ...tomorrow, feedback: skipped }))).toContain(others);
    const liked = withFeedback(noFeedback, 'liked', { ids: [mine, 'jeans', 'boots'], day });
    expect(first(context(items, { ...tomorrow, feedback: liked }))).toContain(mine);
  });

  it('suggests garments whose type is not in the vocabulary', () => {
    expect(first(context([top('knit', { subcategory: 'constructor' }), jeans, boots]))).toContain('knit');
  });

  it('does not suggest archived garments, those of others, or those without a category', () => {
    const archived = top('archived', { own: { ...unknownOwnFacts, archived: true } });
    const foreign = top('foreign', { isOwner: false });
    expect(first(context([archived, foreign, jeans, boots]))).toEqual([]);
    expect(missingKinds([archived, foreign, jeans, boots, sampleItem('unknown')])).toEqual(['top']);
  });

  it.each([
    [[], ['top', 'bottom', 'shoes']],
    [[jeans], ['top', 'shoes']],
    [[sampleItem('dress', { category: 'Dresses' })], ['shoes']],
    [basics, []],
  ])('missing kinds, case %#', (items, expected) => {
    expect(missingKinds(items)).toEqual(expected);
  });
});

describe('garments that suit each other', () => {
  const october = { day: '2026-10-10' };
  const coat = sampleItem('coat', { category: 'Outerwear', subcategory: 'Winter Coats', color: 'Black' });
  const shorts = sampleItem('shorts', { category: 'Bottoms', subcategory: 'Shorts', color: 'Navy' });
  const sandals = sampleItem('sandals', { category: 'Shoes', subcategory: 'Sandals', color: 'Black' });
  const tie = sampleItem('tie', { category: 'Accessories', subcategory: 'Ties', color: 'Navy' });
  const shirt = top('shirt', { subcategory: 'Dress Shirts' });
  const gown = sampleItem('gown', { category: 'Dresses', subcategory: 'Maxi', color: 'Black' });

  it.each([
    ['shorts without a winter coat', [top('tee'), shorts, boots], 'shorts'],
    ['sandals without a winter coat', [top('tee'), jeans, sandals], 'sandals'],
    ['a sundress without a winter coat', [{ ...gown, subcategory: 'Sundresses' }, boots], 'gown'],
  ])('in October, suggests %s', (_, items, id) => {
    const outfit = first(context([...items, coat], october));
    expect(outfit).toContain(id);
    expect(outfit).not.toContain('coat');
  });

  it('a top that is for summer only is not combined with boots that are for winter only', () => {
    const items = [
      top('tee', { season: ['summer'] }),
      top('knit'),
      jeans,
      { ...boots, season: ['winter'] as const },
    ];
    expect(suggestions(context(items, october), 3)).toEqual([['knit', 'jeans', 'boots']]);
  });

  it('when no garments suit each other, still suggests an outfit', () => {
    const items = [top('tee', { season: ['summer'] }), { ...jeans, season: ['winter'] as const }, boots];
    expect(first(context(items, october))).toEqual(['tee', 'jeans', 'boots']);
  });

  it.each([
    ['a dress shirt', true, [shirt, jeans, boots]],
    ['a sweater', false, basics],
    ['a dress', false, [gown, boots]],
  ])('whether a tie is suggested with %s is %s', (_, expected, items) => {
    expect(first(context([...items, tie])).includes('tie')).toBe(expected);
  });

  it('a locked tie gets a shirt, and shuffling does not replace it by a sweater', () => {
    const suggester = outfitSuggester(context([...basics, shirt, tie]));
    const outfit = suggester.suggest({ shown: [], beside: [], locked: ['tie'] });
    expect(outfit).toEqual(expect.arrayContaining(['tie', 'shirt']));
    expect(suggester.shuffle(outfit ?? [], 'shirt')).toBeNull();
  });

  it('shuffling an accessory does not add a tie to a sweater', () => {
    const scarf = sampleItem('scarf', { category: 'Accessories', subcategory: 'Scarves', color: 'Navy' });
    const suggester = outfitSuggester(context([...basics, scarf, tie]));
    expect(suggester.shuffle(['knit', 'jeans', 'boots', 'scarf'], 'scarf')).toBeNull();
  });
});

describe('shuffle', () => {
  it('shows every garment of the kind once, changes nothing else, and then begins again', () => {
    const tops = [top('knit'), top('red', { color: 'Red' }), top('tee'), top('blue', { color: 'Blue' })];
    const { shuffle } = outfitSuggester(context([...tops, jeans, boots]));
    const seen: string[] = [];
    let outfit: readonly string[] = ['knit', 'jeans', 'boots'];
    for (let press = 0; press < tops.length; press++) {
      outfit = shuffle(outfit, outfit[0] ?? '') ?? [];
      expect(outfit.slice(1)).toEqual(['jeans', 'boots']);
      seen.push(outfit[0] ?? '');
    }
    expect(seen.at(-1)).toBe('knit');
    expect(new Set(seen).size).toBe(tops.length);
  });

  it('when there is no other garment of the kind, returns null', () => {
    expect(outfitSuggester(context(basics)).shuffle(['knit', 'jeans', 'boots'], 'boots')).toBeNull();
  });
});
