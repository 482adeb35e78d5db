import { localPart } from '@aura/domain/rules/identity';
import type { Images } from '../images/images.service.ts';
import type { AuthorRow } from './author.repository.ts';

/** The username on the wire: the local part of the email until a username is chosen. */
export function publicUsername(row: Pick<AuthorRow, 'email' | 'username'>): string {
  return row.username ?? localPart(row.email);
}

/** The contract's `authorFields`. The image id is null unless the viewer may see the author's profile. */
export function authorWire(images: Images, viewerId: string | null, row: AuthorRow) {
  const visible = row.avatarId !== null && row.avatarIsVisible;
  const audience = { isPublic: row.avatarIsPublic, viewerId };
  return {
    username: publicUsername(row),
    displayName: row.displayName,
    profilePicId: visible && row.avatarId ? images.addressId(row.avatarId, audience) : null,
  };
}

/** The wire's `email` and `userID` of an author: the email for the author, the opaque row id for other viewers. */
export function emailOrId({ authorId, email }: AuthorRow, viewerId: string | null): string {
  return authorId === viewerId ? email : authorId;
}
