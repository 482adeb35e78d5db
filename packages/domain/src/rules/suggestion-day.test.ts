import { expect, it } from 'vitest';
import type { Item } from '../entities.ts';
import { randomWardrobe } from '../testing/sample-wardrobe.ts';
import { outfitSuggester } from './outfit-suggestions.ts';
import {
  suggestionsOfDay,
  withNextSuggestion,
  withOtherSuggestions,
  withShuffledGarment,
  withSkipUndone,
} from './suggestion-day.ts';
import { noFeedback } from './suggestion-feedback.ts';

const day = '2026-11-25';
const suggesterOf = (items: readonly Item[]) =>
  outfitSuggester({ items, day, seed: 'uid-1', lastWorn: new Map(), feedback: noFeedback });
const items = randomWardrobe(11, 60);
const suggester = suggesterOf(items);
const start = suggestionsOfDay(suggester, day, null);

it('a day has three suggestions, which stay for that day and are new on the next', () => {
  expect(start.outfits).toHaveLength(3);
  expect(suggestionsOfDay(suggester, day, start)).toBe(start);
  expect(suggestionsOfDay(suggester, '2026-11-26', start)).toEqual({ ...start, day: '2026-11-26' });
});

it('when a garment is gone, the outfit with it is replaced', () => {
  const gone = start.outfits[1]?.[0] ?? '';
  const left = suggesterOf(items.filter(({ id }) => id !== gone));
  const after = suggestionsOfDay(left, day, start);
  expect(after.outfits).toHaveLength(3);
  expect(after.outfits.flat()).not.toContain(gone);
  expect(after.outfits[0]).toEqual(start.outfits[0]);
});

it('when a garment has another category now, the outfit with it is replaced', () => {
  const [changed = ''] = start.outfits[1] ?? [];
  const edited = items.map((item) => (item.id === changed ? { ...item, category: 'Shoes' as const } : item));
  const after = suggestionsOfDay(suggesterOf(edited), day, start);
  expect(after.outfits).toHaveLength(3);
  expect(after.outfits).not.toContainEqual(start.outfits[1]);
});

it('a skipped outfit is replaced in its place, with the locked garment, and does not return', () => {
  const locked = start.outfits[1]?.slice(0, 1) ?? [];
  const after = withNextSuggestion(suggester, start, 1, locked);
  expect([after.outfits[0], after.outfits[2]]).toEqual([start.outfits[0], start.outfits[2]]);
  expect(after.outfits[1]).toContain(locked[0]);
  let state = start;
  const seen = new Set(start.outfits.map((ids) => ids.join(' ')));
  for (let count = 0; count < 30; count++) {
    state = withNextSuggestion(suggester, state, 0, []);
    expect(seen.has(state.outfits[0]?.join(' ') ?? '')).toBe(false);
    seen.add(state.outfits[0]?.join(' ') ?? '');
  }
});

it('when no outfit is left, skipping removes the outfit', () => {
  const few = [
    ...items.filter(({ category }) => category === 'Dresses').slice(0, 2),
    ...items.filter(({ category }) => category === 'Shoes').slice(0, 1),
  ].map((item) => ({ ...item, own: null }));
  const small = suggesterOf(few);
  let state = suggestionsOfDay(small, day, null);
  expect(state.outfits).toHaveLength(2);
  state = withNextSuggestion(small, state, 0, few[0] ? [few[0].id] : []);
  expect(state.outfits).toHaveLength(1);
  state = withNextSuggestion(small, state, 0, []);
  expect(suggestionsOfDay(small, day, state).outfits).toEqual([]);
});

it('three others have none of the outfits before', () => {
  const after = withOtherSuggestions(suggester, start);
  expect(after.outfits).toHaveLength(3);
  for (const outfit of start.outfits) expect(after.outfits).not.toContainEqual(outfit);
});

it('shuffling replaces one garment of one outfit', () => {
  const itemId = start.outfits[2]?.[0] ?? '';
  const after = withShuffledGarment(suggester, start, 2, itemId);
  expect(after?.outfits.slice(0, 2)).toEqual(start.outfits.slice(0, 2));
  expect(after?.outfits[2]?.[0]).not.toBe(itemId);
  expect(after?.outfits[2]?.slice(1)).toEqual(start.outfits[2]?.slice(1));
});

it('an undone skip returns the outfit to its place', () => {
  const ids = start.outfits[1] ?? [];
  const after = withNextSuggestion(suggester, start, 1, []);
  expect(withSkipUndone(after, 1, ids)).toEqual(start);
  const last = { ...start, outfits: start.outfits.slice(0, 1) };
  expect(withSkipUndone({ ...last, outfits: [], shown: last.outfits }, 0, last.outfits[0] ?? [])).toEqual(
    last,
  );
});
