import type { Post } from '../entities.ts';
import { favoriteStoresPreviewCount } from '../limits/feed.ts';
import {
  defaultFeedFilters,
  type FeedFilter,
  feedFilterValues,
  type PeopleFilter,
  peopleFilters,
} from '../vocabularies/feed-filters.ts';
import type { StoreMatch } from './store-posts.ts';

/** Whether a stored text is a known filter. */
export function isFeedFilter(value: string): value is FeedFilter {
  return (feedFilterValues as readonly string[]).includes(value);
}

/** Toggles one filter: All excludes the others. The result may be empty until it is applied. */
export function toggleFeedFilter(chosen: readonly FeedFilter[], value: FeedFilter): readonly FeedFilter[] {
  if (chosen.includes(value)) return chosen.filter((other) => other !== value);
  return value === 'all' ? ['all'] : [...chosen.filter((other) => other !== 'all'), value];
}

/** The filters that are applied; All when none is chosen. */
export function appliedFeedFilters<F extends string>(chosen: readonly F[]): readonly (F | FeedFilter)[] {
  return chosen.length === 0 ? defaultFeedFilters : chosen;
}

/** The filter that the server can apply to the whole feed; null when the app filters the loaded posts. */
export function peopleFilterOf(filters: readonly string[]): PeopleFilter | null {
  const [first, ...others] = filters.filter(isFeedFilter);
  return others.length === 0 ? (peopleFilters.find((filter) => filter === first) ?? null) : null;
}

/** Whether none of the filters is known, so that the "Coming Soon" placeholder is shown. */
export function isComingSoon(filters: readonly string[]): boolean {
  return filters.length > 0 && !filters.some(isFeedFilter);
}

/** Data of the current user that the filters need. */
export interface FeedFilterContext {
  /** Usernames that the current user follows. */
  readonly followed: readonly string[];
  /** Whether a post is from a favourite or similar store; without shopping data always false. */
  readonly isFromStore?: StoreMatch | undefined;
}

/** The posts that match at least one of the filters (docs/product.md section 2, Feed and post). */
export function filterFeed(
  posts: readonly Post[],
  filters: readonly string[],
  { followed, isFromStore = () => false }: FeedFilterContext,
): Post[] {
  const followedNames = new Set(followed.map((name) => name.toLowerCase()));
  const passes: Record<FeedFilter, (post: Post) => boolean> = {
    all: () => true,
    following: (post) => followedNames.has(post.author.username.toLowerCase()),
    discover: ({ isOwner, author }) => !isOwner && !followedNames.has(author.username.toLowerCase()),
    'favourite-stores': (post) => isFromStore(post, 'favourite-stores'),
    'similar-stores': (post) => isFromStore(post, 'similar-stores'),
  };
  const known = appliedFeedFilters(filters).filter(isFeedFilter);
  return posts.filter((post) => known.some((filter) => passes[filter](post)));
}

/** The favourite stores that are shown initially, and the number of hidden ones. */
export function previewStores(stores: readonly string[]): {
  readonly shown: readonly string[];
  readonly hiddenCount: number;
} {
  const shown = stores.slice(0, favoriteStoresPreviewCount);
  return { shown, hiddenCount: stores.length - shown.length };
}
