import { type Step, step } from './step.ts';

const mira = 'mira@example.com';

/** The wishlist. At their end item-noor is not on it. */
export const wishlistSteps: readonly Step[] = [
  step('getFavorites', 'the wishlist', { email: mira }),
  step('addFavorite', 'another item', { email: mira, itemID: 'item-mira', source: 'single-post' }),
  step('addFavorite', 'a hidden one', { email: mira, itemID: 'item-theo' }, { status: 404 }),
  step('removeFavorite', 'an item', { email: mira, itemID: 'item-noor' }),
  step('removeFavorite', 'again', { email: mira, itemID: 'item-noor' }),
  step('getFavorites', 'the changed wishlist', { email: mira }),
];
