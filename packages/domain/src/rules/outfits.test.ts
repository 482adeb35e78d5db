import { describe, expect, it } from 'vitest';
import type { Outfit } from '../outfits.ts';
import { isOutfitSort, outfitSorts } from '../vocabularies/outfit-sorts.ts';
import { copyName, outfitContent, outfitFact, sortOutfits } from './outfits.ts';

const outfit = (name: string, updatedAt: string, last: string | null = null): Outfit => ({
  id: name,
  name,
  occasions: [],
  layers: [],
  version: 1,
  image: null,
  worn: { days: last === null ? 0 : 1, last },
  plannedDays: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt,
});
const outfits = [
  outfit('Look 10', '2026-03-01T00:00:00.000Z'),
  outfit('été', '2026-05-01T00:00:00.000Z'),
  outfit('look 2', '2026-04-01T00:00:00.000Z', '2026-05-02'),
  outfit('Look 3', '2026-02-01T00:00:00.000Z', '2026-05-10'),
];

it.each([
  ['newest', ['Look 10', 'été', 'look 2', 'Look 3']],
  ['worn', ['Look 3', 'look 2', 'Look 10', 'été']],
  ['name', ['été', 'look 2', 'Look 3', 'Look 10']],
  ['changed', ['été', 'look 2', 'Look 10', 'Look 3']],
] as const)('%s sorts outfits as %j', (sort, names) =>
  expect(sortOutfits(outfits, sort).map(({ name }) => name)).toEqual(names),
);

it('the name of a copy is not longer than a name may be, and no emoji is cut in half', () => {
  expect(copyName('Sunday')).toBe('Sunday, copy');
  expect(copyName('👗'.repeat(74))).toBe(`${'👗'.repeat(74)}, copy`);
  expect(copyName('👗'.repeat(80))).toBe(`${'👗'.repeat(74)}, copy`);
});

it('a text is a sort order only when it names one', () => {
  expect(outfitSorts.every(isOutfitSort)).toBe(true);
  expect(isOutfitSort('category')).toBe(false);
});

describe('the fact of an outfit', () => {
  const today = '2026-11-24';
  const factOf = (days: number, plannedDays: readonly string[]) =>
    outfitFact({ worn: { days, last: null }, plannedDays }, today);

  it.each([
    [0, 'Not worn yet'],
    [1, 'Worn once'],
    [6, 'Worn 6 times'],
  ])('of %i days is "%s"', (days, text) => expect(factOf(days, [])).toBe(text));

  it.each([
    ['2026-11-24', 'Planned today'],
    ['2026-11-25', 'Planned tomorrow'],
    ['2026-11-26', 'Planned Thursday'],
    ['2026-11-30', 'Planned Monday'],
    ['2026-12-01', 'Planned 1 Dec'],
  ])('planned for %s is "%s", however often it was worn', (day, text) => {
    expect(factOf(6, ['2026-11-22', '2026-11-23', day])).toBe(text);
  });

  it('does not name a plan that is past', () => expect(factOf(1, ['2026-11-23'])).toBe('Worn once'));
});

it('the content of an outfit is the number of its garments with its occasions', () => {
  const layer = {
    itemId: 'a',
    x: 0,
    y: 0,
    scale: 10,
    rotation: 0,
    mirrored: false,
    locked: false,
    item: null,
  };
  expect(outfitContent({ layers: [layer], occasions: [] })).toBe('1 garment');
  expect(outfitContent({ layers: [layer, layer], occasions: ['work', 'evening'] })).toBe(
    '2 garments · Work, Evening',
  );
});
