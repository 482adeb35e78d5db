import type { Comment } from '@aura/domain/entities';

/** What the current user can do with a comment. Keep the object stable: each comment receives it. */
export interface CommentActions {
  /** Sends a like, or takes it back; resolves when the server has answered. */
  readonly onLikedChange: (comment: Comment, liked: boolean) => Promise<unknown>;
}
