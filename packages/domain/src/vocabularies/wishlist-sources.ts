/** Where a wish was made. */
export const wishlistSources = ['aura-feed', 'single-post'] as const;
