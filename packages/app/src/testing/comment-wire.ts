import type { CommentWire } from '@aura/api-client/contract/comment-wire';

/** Creates a comment of another user, as the server sends it. */
export function commentWire(comment: Partial<CommentWire> & Pick<CommentWire, 'id'>): CommentWire {
  return {
    username: 'jo',
    displayName: '',
    profilePicId: null,
    text: '',
    email: 'jo',
    createdAt: '2026-05-06T12:00:00.000Z',
    likes: 0,
    liked: false,
    replyCount: 0,
    parentComment: '',
    isOwner: false,
    editedAt: null,
    deleted: false,
    ...comment,
  };
}
