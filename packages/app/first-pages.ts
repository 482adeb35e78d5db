import type { FirstPage, FirstRead } from './src/early-read/early-page.ts';

interface FirstPagesOptions {
  /** The request parameters of the first page of the feed, in the order of the app's own request. */
  readonly feed: {
    readonly limit: number;
    readonly sort_by: string;
    readonly sort_order: string;
    readonly offset: number;
  };
  /** Pathname of the wardrobe, and number of the items of its first page. */
  readonly wardrobe: { readonly path: string; readonly limit: number };
  readonly images: Readonly<Record<'feed' | 'wardrobe' | 'profile', Omit<FirstPage['images'], 'path'>>>;
}

/**
 * Returns what pages read and show before the app has loaded, by their pathnames. `/` redirects to the feed.
 */
export function firstPages({
  feed: firstFeedPage,
  wardrobe,
  images,
}: FirstPagesOptions): Readonly<Record<string, FirstPage>> {
  const query = Object.entries(firstFeedPage).map(([name, value]) => `${name}=${value}`);
  const ownProfile: FirstRead = { path: '/getProfile', ofUser: 'userID' };
  const feed: FirstPage = {
    reads: [{ path: `/posts?${query.join('&')}`, shows: 'posts' }, ownProfile],
    images: { ...images.feed, path: '' },
    isFeed: true,
  };
  return {
    '/': feed,
    '/home': feed,
    '/profile': {
      reads: [{ ...ownProfile, posts: { path: '/getUserPosts', ofUsername: 'username' } }],
      images: { ...images.profile, path: '' },
    },
    [wardrobe.path]: {
      reads: [
        { path: `/getAllUserItems?limit=${wardrobe.limit}`, ofUser: 'userID', shows: 'items' },
        { path: '/getFavorites', ofUser: 'email' },
        ownProfile,
      ],
      images: { ...images.wardrobe, path: '/itemImage/' },
    },
  };
}
