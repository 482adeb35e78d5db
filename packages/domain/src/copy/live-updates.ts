/** What others change while the app is open (docs/product.md section 2, Feed and post). */
export const liveUpdatesCopy = {
  newPosts: 'New posts',
  /** Announced when new posts were loaded. */
  loaded: (count: number) => (count === 1 ? '1 new post' : `${count} new posts`),
  newComments: (count: number) => (count === 1 ? '1 new comment' : `${count} new comments`),
  postGone: 'This post is no longer there.',
  next: 'Next',
  notLive: 'Not live. Trying again.',
} as const;
