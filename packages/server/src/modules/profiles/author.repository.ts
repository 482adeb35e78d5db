import { type SQL, sql } from 'drizzle-orm';
import { users } from '../../db/schema.ts';
import { type OwnerColumns, type ViewerId, visibleTo } from '../visibility/visibility.repository.ts';

type AuthorSource = OwnerColumns & Pick<typeof users, 'email' | 'username' | 'displayName' | 'avatarId'>;

/** Whether the viewer follows a person; false for a viewer without a profile. */
function isFollowedBy(viewerId: ViewerId | null, person: AuthorSource['id']): SQL<boolean> {
  if (viewerId === null) return sql<boolean>`false`;
  return sql<boolean>`exists (select 1 from follows
    where follows.follower_id = ${viewerId} and follows.followed_id = ${person})`;
}

/**
 * The columns of a post's or comment's author, for a select that joins `users`.
 * @param author `users` or the alias under which the author is joined
 */
export function authorColumns(viewerId: ViewerId | null, author: AuthorSource = users) {
  return {
    authorId: author.id,
    email: author.email,
    username: author.username,
    displayName: author.displayName,
    avatarId: author.avatarId,
    avatarIsPublic: visibleTo(null, 'profile', author),
    avatarIsVisible: visibleTo(viewerId, 'profile', author),
    isFollowed: isFollowedBy(viewerId, author.id),
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
