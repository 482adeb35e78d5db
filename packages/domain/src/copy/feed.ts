import type { FeedFilter } from '../vocabularies/feed-filters.ts';

/** The feed and its filters (docs/product.md section 2, Feed and post). */
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
  noMoreAmong: (count: number) => `No more among the newest ${count} posts match your filters.`,
  keepLooking: 'Keep looking',
} as const;

export const feedFilterCopy = {
  openWith: (filter: string) => `Filter posts: ${filter}`,
  all: 'All Posts',
  following: 'Following',
  discover: 'Discover',
  favouriteStores: 'Favorite stores',
  similarStores: 'Similar stores',
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
