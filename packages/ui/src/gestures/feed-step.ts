/** A direction in the list of posts. */
export type FeedStep = 'previous' | 'next';
