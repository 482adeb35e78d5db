import type { Images } from '../images/images.service.ts';
import type { AuthorRow } from './author.repository.ts';

/**
 * The username on the wire: the opaque id until a username is chosen. The start of the email could be the
 * username of another user.
 */
export function publicUsername(row: Pick<AuthorRow, 'authorId' | 'username'>): string {
  return row.username ?? row.authorId;
}

/** The contract's `authorFields`. The image id is null unless the viewer may see the author's profile. */
export function authorWire(images: Images, viewerId: string | null, row: AuthorRow) {
  const visible = row.avatarId !== null && row.avatarIsVisible;
  const audience = { isPublic: row.avatarIsPublic, viewerId };
  return {
    username: publicUsername(row),
    displayName: row.displayName,
    profilePicId: visible && row.avatarId ? images.addressId(row.avatarId, audience) : null,
    ...(viewerId !== null && viewerId !== row.authorId && { isFollowed: row.isFollowed }),
  };
}

/** The wire's `email` and `userID` of an author: the email for the author, the opaque row id for other viewers. */
export function emailOrId({ authorId, email }: AuthorRow, viewerId: string | null): string {
  return authorId === viewerId ? email : authorId;
}
