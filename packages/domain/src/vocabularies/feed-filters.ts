export const feedFilterValues = [
  'all',
  'following',
  'discover',
  'favourite-stores',
  'similar-stores',
] as const;
/** The filters that the server applies, so that the filtered feed has pages of its own. */
export const peopleFilters = [
  'following',
  'discover',
] as const satisfies readonly (typeof feedFilterValues)[number][];
export type PeopleFilter = (typeof peopleFilters)[number];
export type FeedFilter = (typeof feedFilterValues)[number];
export const defaultFeedFilters: readonly FeedFilter[] = ['all'];
