/** Created at its first use: the first `Intl` object of a page takes several milliseconds. */
let numberFormat: Intl.NumberFormat | undefined;

function fullCount(count: number): string {
  numberFormat ??= new Intl.NumberFormat('en');
  return numberFormat.format(count);
}

/** "1,284 likes"; where the count is shown shorter, "1M, 1,000,000 likes". */
function counted(count: number, one: string, several: string, shown = fullCount(count)): string {
  const words = `${fullCount(count)} ${count === 1 ? one : several}`;
  return shown === fullCount(count) ? words : `${shown}, ${words}`;
}

/** A post in the feed and on its own page (docs/product.md section 2, Feed and post). */
export const postCopy = {
  image: 'Image',
  items: 'Items',
  viewLabel: 'View of the post',
  openPost: 'Open post',
  imageAlt: (username: string) => `Outfit of ${username}`,
  imageAltWithCaption: (username: string, caption: string) => `Outfit of ${username}: ${caption}`,
  photoUnavailable: 'This photo is not available.',
  like: 'Like',
  /** `shown`: the count as displayed beside the icon; the accessible name must contain it. */
  likeCount: (count: number, shown?: string) => counted(count, 'like', 'likes', shown),
  comment: 'Comment',
  commentCount: (count: number, shown?: string) => counted(count, 'comment', 'comments', shown),
  follow: (username: string) => `Follow ${username}`,
  /** Beside the time of a post whose texts were changed. */
  edited: 'Edited',
  loading: 'Loading post',
} as const;

/** The items view of a post. */
export const postItemsCopy = {
  itemsHeading: (count: number) => `Items (${count})`,
  summaryLabel: 'Categories',
  loading: 'Loading items',
  empty: 'No items are linked to this post.',
} as const;
