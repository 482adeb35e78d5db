/** The closest own garments to those of a post (docs/product.md section 2, Closet bridge). */
export const matchesCopy = {
  types: { same: 'Same type', similar: 'Similar type', category: 'Same category' },
  colors: { same: 'same color', close: 'close color' },
  shades: {
    darker: (family: string) => `darker ${family}`,
    lighter: (family: string) => `lighter ${family}`,
  },
  sameMaterial: 'same material',
  sameStyle: 'same style',
  owned: (count: number, total: number) => `You own ${count} of ${total}`,
  noneOwned: 'Nothing close yet',
  yours: 'Yours',
  nothingClose: 'Nothing close in your wardrobe',
  loading: 'Comparing with your wardrobe',
  /** The name of a pair; `own` is the result of `itemTitle`, `reason` of `matchReason`. */
  pair: (title: string, own: string, reason: string) => `${title}; yours: ${own}, ${reason}`,
  pairWithout: (title: string) => `${title}; nothing close in your wardrobe`,
  change: (own: string, count: number) => `Yours: ${own}. Choose from ${count}`,
  open: (own: string) => `Yours: ${own}`,
  chooseHeading: (title: string) => `Yours for ${title}`,
  wish: 'Add to Wishlist',
  wishFor: (title: string) => `Add to Wishlist: ${title}`,
  recreate: 'Recreate this look',
  recreateFailed: 'The look was not opened. Please try again.',
  /** When the user has left the post before its look was ready. */
  lookReady: 'The look is ready in the outfit builder.',
  openLook: 'Open',
  /** The name of the outfit that a look becomes. */
  lookOf: (username: string) => `Look of ${username}`,
  addedToWishlist: (count: number) =>
    count === 1 ? '1 garment was added to your wishlist' : `${count} garments were added to your wishlist`,
  emptyWardrobe: 'Add your clothes to compare',
  wornByOthers: 'Worn by others',
  loadingPosts: 'Loading posts with something like it',
  noPosts: 'No one has posted something like it yet.',
  postsFailed: 'The posts could not be loaded. Please try again.',
} as const;
