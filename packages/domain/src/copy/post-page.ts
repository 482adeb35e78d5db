/** The page of a single post, its deletion, and its menu in the feed. Apart from the texts that every post shows. */
export const postPageCopy = {
  title: 'Post',
  menu: (username: string) => `Actions for post by ${username}`,
  delete: 'Delete Post',
  deleteQuestion: 'Are you sure you want to delete this post?',
  deleteConfirm: 'Delete',
  deleteFailed: 'Failed to delete post. Please try again.',
  notFound: 'Post not found',
  loadFailed: 'Failed to load post. Please try again later.',
  /** Announced in the feed, where the next post takes the place of the deleted one. */
  postDeleted: 'Post deleted',
  deleted: 'This post has been deleted and is no longer available.',
} as const;
