/** The feed without a post to show. */
export const emptyFeedCopy = {
  emptyHeading: 'No posts yet',
  emptyBody: 'Share your first outfit, and it appears here.',
  /** Opens the upload menu. */
  emptyAction: 'Share an Outfit',
  showAll: 'Show All Posts',
  emptyFilteredBody: 'No post matches your filters.',
  noneAmong: (count: number) => `No post among the newest ${count} matches your filters.`,
} as const;
