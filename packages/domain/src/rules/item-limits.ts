import { wardrobeMaxCount, wishlistMaxCount } from '../limits/wardrobe.ts';

const format = (count: number) => new Intl.NumberFormat('en').format(count);

/** Why an item is not added to a wardrobe. */
export const wardrobeProblems = {
  get tooMany() {
    return `You can have up to ${format(wardrobeMaxCount)} items in your wardrobe.`;
  },
} as const;

/** Why an item is not added to a wishlist. */
export const wishlistProblems = {
  get tooMany() {
    return `You can have up to ${format(wishlistMaxCount)} items on your wishlist.`;
  },
} as const;
