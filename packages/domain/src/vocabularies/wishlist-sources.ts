/** Where an item was added to the wishlist. */
export const wishlistSources = ['aura-feed', 'single-post'] as const;
