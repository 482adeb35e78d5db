/** Why the server does not accept a comment that was written without a connection. */
export const commentRefusals = ['missing', 'missingThread', 'suspended', 'invalid'] as const;

export type CommentRefusal = (typeof commentRefusals)[number];
