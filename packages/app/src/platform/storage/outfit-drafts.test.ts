import { expect, it } from 'vitest';
import { createFakeStorage } from '../../testing/fake-storage.ts';
import { guardStorage } from './guarded-storage.ts';
import { type OutfitDraft, outfitDrafts } from './outfit-drafts.ts';

const draft: OutfitDraft = {
  key: 'o_1',
  version: 3,
  name: 'Rainy Monday',
  occasions: ['work'],
  layers: [{ itemId: 'coat', x: 12, y: 34, scale: 56, rotation: -7, mirrored: true, locked: true }],
};

function createDrafts() {
  const storage = createFakeStorage();
  const guarded = guardStorage(() => storage);
  return { storage, drafts: outfitDrafts('uid', guarded, undefined) };
}

it('a draft is read with everything that was written', () => {
  const { drafts } = createDrafts();
  drafts.write(draft);
  expect(drafts.read('o_1')).toEqual(draft);
});

it('a draft is removed only while it has the content of the given one', () => {
  const { storage, drafts } = createDrafts();
  drafts.write(draft);
  for (const other of [
    { ...draft, name: 'Sunny Monday' },
    { ...draft, version: 2 },
    { ...draft, layers: [] },
  ]) {
    drafts.removeUnchanged(other);
    expect(drafts.read('o_1')).toEqual(draft);
  }
  // Another version of the app may have written the fields in another order, and further ones.
  const { key: _key, layers, ...facts } = draft;
  for (const name of Object.keys(storage))
    storage.setItem(name, JSON.stringify({ further: 1, layers, ...facts }));
  drafts.removeUnchanged(draft);
  expect(drafts.read('o_1')).toBeNull();
});
