import type { CommentRefusal } from '../vocabularies/comment-refusals.ts';

/** A comment that was written without a connection and that the server does not accept. */
export const commentRefusalsCopy = {
  notSent: 'A comment was not sent.',
  review: 'Review',
  title: 'Comment not sent',
  reasons: {
    missing: 'The post was deleted, or you can no longer see it.',
    missingThread:
      'The comment that you replied to was deleted, or you can no longer see it. Sent again, your text becomes a comment on the post.',
    suspended: 'Your account is suspended. You can send the comment when the suspension has ended.',
    invalid: 'This text was not accepted. Change it and send it again.',
  } satisfies Record<CommentRefusal, string>,
  sendAgain: 'Send Again',
} as const;
