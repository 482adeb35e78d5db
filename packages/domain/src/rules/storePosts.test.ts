import { expect, it } from 'vitest';
import type { Item } from '../entities.ts';
import { storeMatch } from './storePosts.ts';

const item = (id: string, store: string, brand: string): Item => ({
  id,
  store,
  brand,
  name: '',
  category: '',
  subcategory: '',
  size: '',
  color: '',
  material: '',
  style: '',
  front: null,
  back: null,
  likeCount: 0,
  price: '',
  isOwner: false,
});

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
])('a post with %j is of a favourite store: %s, of a similar one: %s', (itemIds, favorite, similar) => {
  expect(matches({ itemIds }, 'favourite-stores')).toBe(favorite);
  expect(matches({ itemIds }, 'similar-stores')).toBe(similar);
});
