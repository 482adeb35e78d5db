import { fullCount } from '../rules/counts.ts';
import { commonCopy } from './common.ts';

/** "1,284 likes"; where the count is shown shorter, "1M, 1,000,000 likes". */
function counted(count: number, one: string, several: string, shown = fullCount(count)): string {
  const words = `${fullCount(count)} ${count === 1 ? one : several}`;
  return shown === fullCount(count) ? words : `${shown}, ${words}`;
}

/** One post as the feed and its own page show it (docs/product.md section 2, Feed and Single post). */
export const postCopy = {
  image: 'Image',
  items: 'Items',
  viewLabel: 'View of the post',
  itemsWithCount: (count: number) => `Items, ${count}`,
  showItems: 'Show items',
  showImage: 'Show image',
  openPost: 'Open post',
  imageAlt: (username: string) => `Outfit of ${username}`,
  imageAltWithCaption: (username: string, caption: string) => `Outfit of ${username}: ${caption}`,
  stubAlt: `${commonCopy.productName} logo`,
  unavailable: 'This post is not available.',
  noCaption: 'No caption',
  moreCaption: 'More',
  lessCaption: 'Less',
  tagsLabel: 'Tags',
  /** Shown where a post has no tags. */
  defaultTags: ['Style', 'Fashion'],
  like: 'Like',
  unlike: 'Unlike',
  /** `shown`: the count as it stands beside the icon, which a name must contain. */
  likeCount: (count: number, shown?: string) => counted(count, 'like', 'likes', shown),
  comment: 'Comment',
  commentCount: (count: number, shown?: string) => counted(count, 'comment', 'comments', shown),
  share: 'Share',
  follow: (username: string) => `Follow ${username}`,
  unfollow: (username: string) => `Unfollow ${username}`,
  profileOf: (username: string) => `Profile of ${username}`,
  yourProfile: 'Your profile',
  loading: 'Loading post',
  delete: 'Delete Post',
  deleteQuestion: 'Are you sure you want to delete this post?',
  deleteConfirm: 'Delete',
  cancel: 'Cancel',
  deleting: 'Deleting',
  deleteFailed: 'Failed to delete post. Please try again.',
  notFound: 'Post not found',
  loadFailed: 'Failed to load post. Please try again later.',
  deleted: 'This post has been deleted and is no longer available.',
  goToFeed: 'Go to Feed',
} as const;

/** The items view of a post. */
export const postItemsCopy = {
  itemsHeading: (count: number) => `Items (${count})`,
  summaryLabel: 'Categories',
  summaryChip: (category: string, count: number) => `${category}, ${commonCopy.itemCount(count)}`,
  loading: 'Loading items',
  empty: 'No items are linked to this post.',
  backToImage: 'Back to image',
} as const;

export const commentsCopy = {
  heading: 'Comments',
  loading: 'Loading comments',
  empty: 'No comments yet.',
  placeholder: 'Add a comment',
  inputLabel: 'Add a comment',
  send: 'Send',
  sending: 'Sending',
  reply: 'Reply',
  replyTo: (username: string) => `Reply to ${username}`,
  replyingTo: (username: string) => `Replying to ${username}`,
  cancelReply: 'Cancel reply',
  repliesTo: (username: string) => `Replies to ${username}`,
  replyCount: (count: number) => (count === 1 ? '1 reply' : `${count} replies`),
  showReplies: (count: number) => (count === 1 ? 'Show 1 reply' : `Show ${count} replies`),
  hideReplies: 'Hide replies',
  tooLong: 'A comment can have at most 2000 characters.',
  missing: 'Please write a comment.',
  close: 'Close comments',
} as const;

export const shareCopy = {
  title: 'Share',
  copyLink: 'Copy Link',
  email: 'Email',
  whatsApp: 'WhatsApp',
  facebook: 'Facebook',
  twitter: 'Twitter',
  linkedIn: 'LinkedIn',
  native: 'More options',
  linkCopied: commonCopy.linkCopied,
  postTitle: (username: string) => `${username} on ${commonCopy.productName}`,
  postText: (username: string) => `Look at this outfit of ${username} on ${commonCopy.productName}`,
  profileTitle: (username: string) => `${username} on ${commonCopy.productName}`,
} as const;
