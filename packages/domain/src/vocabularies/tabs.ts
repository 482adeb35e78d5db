/** The tabs of the wardrobe with lists of items. */
const itemTabs = ['myItems', 'likedItems', 'wishlist'] as const;
export type ItemTab = (typeof itemTabs)[number];
export const wardrobeTabs = [...itemTabs, 'outfits'] as const;
export type WardrobeTab = (typeof wardrobeTabs)[number];
const profileTabs = ['posts', 'liked'] as const;
export type ProfileTab = (typeof profileTabs)[number];
