import { sql } from 'drizzle-orm';
import { users } from '../../db/schema.ts';
import { isFollowedBy, type ViewerId, visibleTo } from '../visibility/visibility.repository.ts';

/** The columns of a post's or comment's author, for a select that joins the author as `users`. */
export function authorColumns(viewerId: ViewerId | null) {
  return {
    authorId: users.id,
    email: users.email,
    username: users.username,
    displayName: users.displayName,
    avatarId: users.avatarId,
    avatarIsPublic: visibleTo(null, 'profile'),
    avatarIsVisible: visibleTo(viewerId, 'profile'),
    isFollowed: viewerId === null ? sql<boolean>`false` : isFollowedBy(viewerId, users.id),
  };
}

/** A row of `authorColumns`. */
export interface AuthorRow {
  readonly authorId: string;
  readonly email: string;
  readonly username: string | null;
  readonly displayName: string;
  readonly avatarId: string | null;
  readonly avatarIsPublic: boolean;
  readonly avatarIsVisible: boolean;
  readonly isFollowed: boolean;
}
