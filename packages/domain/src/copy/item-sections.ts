/** The outfits and posts on the page of an own item (docs/product.md section 2, Wardrobe). */
export const itemSectionsCopy = {
  outfits: 'Outfits with it',
  newOutfit: 'New outfit with it',
  loadingOutfits: 'Loading outfits with it',
  noOutfits: 'No outfit with it yet.',
  outfitsFailed: 'The outfits with it could not be loaded. Please try again.',
  showAllOutfits: (count: number) => `Show all ${count} outfits`,
  posts: 'Posts with it',
  loadingPosts: 'Loading posts with it',
  postsFailed: 'Your posts with it could not be loaded. Please try again.',
  /** The name of a link to a post; its caption may be empty. */
  post: (caption: string, likes: string, comments: string) =>
    [caption === '' ? 'Post' : caption, likes, comments].join(', '),
  showAllPosts: (count: number) => `Show all ${count} posts`,
} as const;
