export const feedFilterValues = [
  'all',
  'following',
  'discover',
  'favourite-stores',
  'similar-stores',
] as const;
export type FeedFilter = (typeof feedFilterValues)[number];
export const defaultFeedFilters: readonly FeedFilter[] = ['all'];
