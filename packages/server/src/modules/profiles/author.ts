import { localPart } from '@aura/domain/rules/identity';
import { users } from '../../db/schema.ts';
import type { Viewer } from '../../http/viewer.ts';
import type { Images } from '../images/images.service.ts';
import { type OwnerColumns, type ViewerId, visibleTo } from '../visibility/visibility.ts';

type AuthorSource = OwnerColumns & Pick<typeof users, 'email' | 'username' | 'displayName' | 'avatarId'>;

/**
 * The columns that name a person beside what they made; spread them into a select that joins the person.
 * @param owner `users` or the alias under which the person is joined
 */
export function authorColumns(viewerId: ViewerId | null, owner: AuthorSource = users) {
  return {
    authorId: owner.id,
    email: owner.email,
    username: owner.username,
    displayName: owner.displayName,
    avatarId: owner.avatarId,
    avatarIsPublic: visibleTo(null, 'profile', owner),
    avatarIsVisible: visibleTo(viewerId, 'profile', owner),
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
}

/** A person's name on the wire; until one is chosen, the part of the email before the @ stands for it. */
export function publicUsername(row: Pick<AuthorRow, 'email' | 'username'>): string {
  return row.username ?? localPart(row.email);
}

/** The contract's `authorFields`. The image goes with the profile: not to those who may not see that. */
export function authorWire(images: Images, viewerId: string | null, row: AuthorRow) {
  const visible = row.avatarId !== null && row.avatarIsVisible;
  const audience = { isPublic: row.avatarIsPublic, viewerId };
  return {
    username: publicUsername(row),
    displayName: row.displayName,
    profilePicId: visible && row.avatarId ? images.addressId(row.avatarId, audience) : null,
  };
}

/** Whatever the wire calls an email or a user's id: the email to its own person, an opaque id to all others. */
export function emailOrId(viewer: Viewer | null, ownerId: string): string {
  return viewer !== null && viewer.userId === ownerId ? viewer.email : ownerId;
}
