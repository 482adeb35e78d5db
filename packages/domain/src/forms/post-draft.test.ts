import { expect, it } from 'vitest';
import { sampleItem } from '../testing/sample-items.ts';
import { fromWardrobe, withAddition, withRemoval, withReplacement } from './detected-item.ts';
import { hasChangedItems, type PostItems } from './post-draft.ts';

const coat = sampleItem('coat');
const shirt = sampleItem('shirt');
const shoes = sampleItem('shoes');
const detected: PostItems = { items: [fromWardrobe(coat)], removedIds: [], wardrobeIds: [] };
const outfit: PostItems = { items: [fromWardrobe(coat)], removedIds: [], wardrobeIds: ['coat'] };

it.each([
  ['nothing was changed', detected, [], false],
  ['nothing of an outfit was changed', outfit, ['coat'], false],
  ['a detected item was removed', withRemoval(detected, 'coat'), [], true],
  ['an item of an outfit was removed', withRemoval(outfit, 'coat'), ['coat'], true],
  ['an own item was added', withAddition(detected, shirt), [], true],
  ['an own item was added and removed', withRemoval(withAddition(detected, shirt), 'shirt'), [], false],
  ['an item was replaced', withReplacement(detected, 'coat', shoes), [], true],
])('when %s, hasChangedItems says so', (_case, post, initialOwnIds, expected) => {
  expect(hasChangedItems(post, initialOwnIds)).toBe(expected);
});
