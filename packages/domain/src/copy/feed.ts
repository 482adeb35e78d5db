import type { FeedFilter } from '../vocabularies/feed-filters.ts';

/** The feed and its filters (docs/product.md section 2, Feed). */
export const feedCopy = {
  heading: 'Feed',
  carousel: 'Posts',
  /** `atLeast`: further posts may follow. */
  slide: (position: number, total: number, atLeast: boolean) =>
    `Post ${position} of ${atLeast ? 'at least ' : ''}${total}`,
  previousPost: 'Previous post',
  nextPost: 'Next post',
  loading: 'Loading your feed',
  errorHeading: 'Oops! Something went wrong',
  error: 'Failed to load posts. Please try again later.',
  tryAgain: 'Try Again',
  emptyHeading: 'No posts yet',
  emptyBody: 'Share your first outfit, and it stands here.',
  /** Opens the upload menu. */
  emptyAction: 'Share an Outfit',
  showAll: 'Show All Posts',
  emptyFilteredBody: 'No post matches your filters.',
  noneAmong: (count: number) => `No post among the newest ${count} matches your filters.`,
  noMoreAmong: (count: number) => `No more among the newest ${count} posts match your filters.`,
  keepLooking: 'Keep looking',
} as const;

export const feedFilterCopy = {
  openWith: (filter: string) => `Filter posts: ${filter}`,
  title: 'Filter posts',
  all: 'All Posts',
  following: 'Following',
  discover: 'Discover',
  favouriteStores: 'Favorite stores',
  similarStores: 'Similar stores',
  allHint: 'Every post that you may see',
  followingHint: 'From people you follow',
  discoverHint: 'From people you do not follow yet',
  similarStoresHint: 'Stores that carry the same brands',
  moreStores: (count: number) => `+${count} more`,
  clearAll: 'Clear All',
  apply: 'Apply Filters',
  comingSoonHeading: 'Coming Soon',
  comingSoonBody: 'This view of the feed is not ready yet.',
} as const;

/** Labels of the filter values. */
export const feedFilterLabels: Readonly<Record<FeedFilter, string>> = {
  all: feedFilterCopy.all,
  following: feedFilterCopy.following,
  discover: feedFilterCopy.discover,
  'favourite-stores': feedFilterCopy.favouriteStores,
  'similar-stores': feedFilterCopy.similarStores,
};
