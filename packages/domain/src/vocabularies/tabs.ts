export const wardrobeTabs = ['myItems', 'likedItems', 'wishlist'] as const;
export type WardrobeTab = (typeof wardrobeTabs)[number];
const profileTabs = ['posts', 'liked'] as const;
export type ProfileTab = (typeof profileTabs)[number];
