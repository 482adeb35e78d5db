import { commentMaxLength } from '../limits/post.ts';

/** The comments of a post (docs/product.md section 2, Comments overlay). */
export const commentsCopy = {
  heading: 'Comments',
  loading: 'Loading comments',
  loadFailed: 'Failed to load comments. Please try again.',
  empty: 'No comments yet.',
  placeholder: 'Add a comment',
  inputLabel: 'Add a comment',
  send: 'Send',
  like: (username: string) => `Like comment by ${username}`,
  reply: 'Reply',
  replyTo: (username: string) => `Reply to ${username}`,
  replyingTo: (username: string) => `Replying to ${username}`,
  cancelReply: 'Cancel reply',
  added: (username: string) => `Comment by ${username} added`,
  repliesTo: (username: string) => `Replies to ${username}`,
  tooLong: `A comment can have at most ${commentMaxLength} characters.`,
  tooFast: 'You are writing too fast. Please wait a moment and try again.',
  showMore: 'Show more',
  showLess: 'Show less',
  newestShown: (count: string) => `The newest ${count} comments are shown.`,
  allShown: 'All comments are shown.',
  showEarlier: 'Show earlier comments',
} as const;
