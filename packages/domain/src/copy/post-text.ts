/** The caption and the tags of a post (docs/product.md section 2, Feed and post). */
export const postTextCopy = {
  moreCaption: 'More',
  lessCaption: 'Less',
  tagsLabel: 'Tags',
  moreTags: (count: number) => `+${count} tags`,
  lessTags: 'Fewer tags',
  /** Shown where a post has no tags. */
  defaultTags: ['Style', 'Fashion'],
} as const;
