import { expect, it } from 'vitest';
import { sampleItem } from '../testing/sample-items.ts';
import { isFavoriteStore, withFavoriteStore } from './favorite-stores.ts';
import { storeMatch } from './store-posts.ts';

const item = (id: string, store: string, brand: string) => sampleItem(id, { store, brand, isOwner: false });

const matches = storeMatch(
  [' nord Atelier'],
  [
    item('coat', 'Nord Atelier', 'Toteme'),
    item('scarf', 'Corner Shop', 'toteme'),
    item('boots', 'Corner Shop', 'Camper'),
    item('hat', '', 'Toteme'),
    item('belt', 'Nord Atelier', ''),
    item('ring', 'Corner Shop', ''),
  ],
);

it.each([
  [['coat'], true, false],
  [['boots', 'coat'], true, false],
  [['scarf'], false, true],
  [['boots'], false, false],
  [['hat'], false, false],
  [['ring'], false, false],
  [['unknown'], false, false],
  [[], false, false],
])(
  'a post with the items %j is of a favourite store: %s, of a similar store: %s',
  (itemIds, favorite, similar) => {
    expect(matches({ itemIds }, 'favourite-stores')).toBe(favorite);
    expect(matches({ itemIds }, 'similar-stores')).toBe(similar);
  },
);

it('a favourite store is matched ignoring case and surrounding space', () => {
  expect(isFavoriteStore(['Nord Atelier'], ' nord atelier ')).toBe(true);
  expect(isFavoriteStore(['Nord Atelier'], 'Corner Shop')).toBe(false);
});

it('a favourite store is added once at the end, and removed', () => {
  const both = withFavoriteStore(['Nord Atelier'], ' Corner Shop', true);
  expect(both).toEqual(['Nord Atelier', 'Corner Shop']);
  expect(withFavoriteStore(both, 'corner shop', true)).toEqual(['Nord Atelier', 'corner shop']);
  expect(withFavoriteStore(both, 'NORD ATELIER', false)).toEqual(['Corner Shop']);
});
