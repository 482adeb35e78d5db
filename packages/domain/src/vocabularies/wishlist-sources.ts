/** The places where an item can be added to the wishlist. */
export const wishlistSources = ['aura-feed', 'single-post'] as const;
