import type { FirstRead, FirstReads } from './early-read-script.ts';

/** The request parameters of the first page of the feed, in the order of the app's own request. */
interface FirstPage {
  readonly limit: number;
  readonly sort_by: string;
  readonly sort_order: string;
  readonly offset: number;
}

/** Pathnames of the feed, to which `/` redirects. */
export const feedPaths = ['/', '/home'] as const;

/**
 * Returns what pages read first, and request before the app has loaded.
 * @param wardrobe pathname of the wardrobe, and number of the items of its first page
 */
export function firstReads(
  page: FirstPage,
  wardrobe: { readonly path: string; readonly limit: number },
): FirstReads {
  const query = Object.entries(page).map(([name, value]) => `${name}=${value}`);
  const ownProfile: FirstRead = { path: '/getProfile', ofUser: 'userID' };
  const feed: readonly FirstRead[] = [
    { path: `/posts?${query.join('&')}`, showsFirstPost: true },
    ownProfile,
  ];
  return {
    '/': feed,
    '/home': feed,
    '/profile': [ownProfile],
    [wardrobe.path]: [
      { path: `/getAllUserItems?limit=${wardrobe.limit}`, ofUser: 'userID' },
      { path: '/getFavorites', ofUser: 'email' },
      ownProfile,
    ],
  };
}
