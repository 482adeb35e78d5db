import { localPart } from '@aura/domain/rules/identity';
import { users } from '../../db/schema.ts';
import type { Pictures } from '../pictures/pictures.service.ts';

/** What a query reads of the person behind a post or a comment. */
export const authorColumns = {
  id: users.id,
  email: users.email,
  username: users.username,
  displayName: users.displayName,
  avatarId: users.avatarId,
  profilePrivacy: users.profilePrivacy,
  postPrivacy: users.postPrivacy,
};

export type AuthorRow = Pick<typeof users.$inferSelect, keyof typeof authorColumns>;

/** The author's part of an answer, as one viewer gets it. */
export function toAuthorWire(row: AuthorRow, viewerId: string | null, pictures: Pictures) {
  const isPublic = row.profilePrivacy === 'public';
  return {
    username: row.username ?? localPart(row.email),
    displayName: row.displayName,
    profilePicId: row.avatarId && pictures.addressId(row.avatarId, { isPublic, viewerId }),
  };
}

/** The author's email to the author, an opaque id to everybody else. */
export function shownEmail(row: AuthorRow, viewerId: string | null): string {
  return row.id === viewerId ? row.email : row.id;
}
