/** A step through the feed. */
export type FeedStep = 'previous' | 'next';
