import { expect, it } from 'vitest';
import { createFakeStorage } from '../../testing/fake-storage.ts';
import { guardStorage } from './guarded-storage.ts';
import { suggestionStorage } from './suggestions.ts';
import { createUserStorage } from './user-storage.ts';

const stored = {
  current: { day: '2026-11-25', outfits: [['knit', 'jeans']], shown: [] },
  feedback: { liked: [{ ids: ['knit'], day: '2026-11-24' }], skipped: [] },
};
const nothing = { current: { day: '', outfits: [], shown: [] }, feedback: { liked: [], skipped: [] } };

function storageOf(initial: Record<string, string> = {}) {
  const fake = createFakeStorage(initial);
  return { fake, guarded: guardStorage(() => fake) };
}

it('reads what was written, under a key with version and uid', () => {
  const { fake, guarded } = storageOf();
  suggestionStorage('uid-1', guarded).update(() => stored);
  expect(Object.keys(fake)).toEqual(['aura:v1:uid-1:suggestions']);
  expect(suggestionStorage('uid-1', guarded).read()).toEqual(stored);
  expect(suggestionStorage('uid-2', guarded).read()).toEqual(nothing);
});

it('when a user signs out, nothing is left', () => {
  const { guarded } = storageOf();
  suggestionStorage('uid-1', guarded).update(() => stored);
  createUserStorage('uid-1', guarded).clear();
  expect(suggestionStorage('uid-1', guarded).read()).toEqual(nothing);
});

it.each([
  ['no JSON', '{"broken'],
  ['a list', '[]'],
  ['other shapes', '{"current":{"day":5,"outfits":"knit"},"feedback":{"liked":[7],"skipped":null}}'],
])('when the stored value is %s, reads nothing', (_name, text) => {
  const { guarded } = storageOf({ 'aura:v1:uid-1:suggestions': text });
  expect(suggestionStorage('uid-1', guarded).read()).toEqual(nothing);
});

it('a part that cannot be read does not affect the others', () => {
  const text = JSON.stringify({ ...stored, current: 'lost' });
  const { guarded } = storageOf({ 'aura:v1:uid-1:suggestions': text });
  expect(suggestionStorage('uid-1', guarded).read()).toEqual({ ...stored, current: nothing.current });
});

it('when two tabs change what is stored, both changes remain', () => {
  const { guarded } = storageOf();
  const [one, other] = [suggestionStorage('uid-1', guarded), suggestionStorage('uid-1', guarded)];
  const rated = { ids: ['knit'], day: '2026-11-25' };
  one.update((before) => ({ ...before, feedback: { ...before.feedback, liked: [rated] } }));
  other.update((before) => ({ ...before, feedback: { ...before.feedback, skipped: [rated] } }));
  expect(one.read().feedback).toEqual({ liked: [rated], skipped: [rated] });
});

it('when the browser stores nothing, the changes remain until the page is left', () => {
  const refusing = guardStorage(() => {
    throw new Error('refused');
  });
  const storage = suggestionStorage('uid-1', refusing);
  storage.update(() => stored);
  expect(storage.update((before) => ({ ...before, current: nothing.current })).feedback).toEqual(
    stored.feedback,
  );
});
