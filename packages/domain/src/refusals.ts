import { outfitsMaxCount } from './limits/outfits.ts';
import { blockedMaxCount, followingMaxCount } from './limits/profile.ts';
import { wardrobeMaxCount, wishlistMaxCount } from './limits/wardrobe.ts';
import { wearRangeMaxDays, wearsPerDayMaxCount } from './limits/wears.ts';

// The getters format numbers when they are read, since the first view does not show them.
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

/** Why an outfit is refused. */
export const outfitProblems = {
  tooMany: `You can save up to ${outfitsMaxCount} outfits.`,
} as const;

/** Why a wear is refused. */
export const wearProblems = {
  itemMissing: 'One of these garments is not in your wardrobe.',
  outfitMissing: 'This outfit does not exist.',
  postMissing: 'This post does not exist, or it is not yours.',
  tooMany: `You can log up to ${wearsPerDayMaxCount} outfits or garments a day.`,
  inFuture: 'This day has not come yet. Plan it instead.',
  planInPast: 'This day has passed, so it cannot be planned.',
  planTooFar: 'You can plan up to a year ahead.',
  rangeTooLong: `must be at most ${wearRangeMaxDays} days, and must not end before it begins`,
} as const;

/** Why a follow is refused. The app does not offer what would be. */
export const followProblems = {
  ownName: 'You cannot follow yourself.',
  get tooMany() {
    return `You can follow up to ${format(followingMaxCount)} people.`;
  },
} as const;

/** Why a block is refused. */
export const blockProblems = {
  get tooMany() {
    return `You can block up to ${format(blockedMaxCount)} people.`;
  },
} as const;

/** Why a report is refused. The app does not offer what would be. */
export const reportProblems = { own: 'You cannot report yourself.' } as const;
