import type { NotificationSettings } from '@aura/domain/notifications';
import { and, eq, inArray, isNull, ne, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { blocks, images, users } from '../../db/schema.ts';
import { timestamp } from '../../db/timestamp.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { hasErrorCode } from '../../errors/error-causes.ts';
import { hashUid } from '../../identity/hash-uid.ts';
import { isErasedSince, lockAccount } from '../../identity/viewer.repository.ts';
import { deleteFollowsBetween } from '../follows/follows.repository.ts';
import { imageColumns } from '../images/images.repository.ts';
import { deleteEventsBetween } from '../notifications/events.repository.ts';
import { visibleTo } from '../visibility/visibility.repository.ts';
import { authorColumns } from './author.repository.ts';
import { hasUsername, hasUsernameAmong } from './usernames.repository.ts';

export type UserValues = Partial<typeof users.$inferInsert>;
export type UserRow = typeof users.$inferSelect;

const uniqueViolation = '23505';

function selectProfiles(db: Database, viewerId: string | null) {
  return db
    .select({
      ...authorColumns(viewerId),
      bio: users.bio,
      location: users.location,
      profilePrivacy: users.profilePrivacy,
      postPrivacy: users.postPrivacy,
      notificationSettings: users.notificationSettings,
      avatar: imageColumns(images),
    })
    .from(users)
    .leftJoin(images, eq(images.id, users.avatarId));
}

export type ProfileRow = Awaited<ReturnType<typeof findProfile>> & object;

/** A user's own profile; undefined until a username is chosen. */
export async function findProfile(db: Database, userId: string) {
  const [row] = await selectProfiles(db, userId).where(
    and(eq(users.id, userId), sql`${users.username} is not null`),
  );
  return row;
}

/** @returns undefined also when the viewer may not see the profile */
export async function findProfileByUsername(
  db: Database,
  username: string,
  viewerId: string | null,
): Promise<ProfileRow | undefined> {
  const [row] = await selectProfiles(db, viewerId).where(
    and(hasUsername(username), visibleTo(viewerId, 'profile')),
  );
  return row;
}

/** @throws `profiles.not_found` also when the viewer may not see the profile */
export async function requireProfileByUsername(
  db: Database,
  username: string,
  viewerId: string | null,
): Promise<ProfileRow> {
  const row = await findProfileByUsername(db, username, viewerId);
  if (row === undefined) throw new DomainError('profiles.not_found');
  return row;
}

/** Counted, since a stored count may not be used for a limit while others write. */
export async function countBlocks(db: Database, userId: string): Promise<number> {
  return db.$count(blocks, eq(blocks.blockerId, userId));
}

/** The usernames that a user blocks, oldest block first. */
export async function findBlockedUsernames(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ username: users.username })
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blockedId))
    .where(eq(blocks.blockerId, userId))
    .orderBy(blocks.createdAt, users.id);
  return rows.map((row) => row.username).filter((username) => username !== null);
}

/**
 * Inserts the row of a new account; when it exists, only updates its email.
 * @param authTime when the user signed in
 * @throws `auth.account_erased` when the account was erased after the sign-in
 */
export async function upsertUser(
  db: Database,
  values: Pick<UserRow, 'id' | 'uid' | 'email' | 'verifiedEmail' | 'createdAt'>,
  authTime: Date,
): Promise<void> {
  const { id, uid, email, verifiedEmail, createdAt } = values;
  const updated = await db.update(users).set({ email }).where(eq(users.uid, uid)).returning({ id: users.id });
  if (updated.length > 0) return;
  await db.transaction(async (tx) => {
    // A statement of its own, so that the next one sees an erasure for which it has waited.
    await lockAccount(tx, hashUid(uid));
    const { rows } = await tx.execute(sql`
      insert into ${users} (id, uid, email, verified_email, created_at)
      select ${id}, ${uid}, ${email}, ${verifiedEmail}, ${timestamp(createdAt)}
      where not ${isErasedSince(hashUid(uid), authTime)}
      on conflict (uid) do update set email = excluded.email returning id`);
    if (rows.length === 0) throw new DomainError('auth.account_erased');
  });
}

/**
 * Reads a user's row and locks it until the transaction ends, so that changes of what is limited or counted per user happen
 * one after the other. Others can still insert rows that reference it.
 */
export async function lockUser(db: Database, userId: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, userId)).for('no key update');
  return row;
}

/** @throws `profiles.username_taken` when another user takes the username at the same moment */
export async function updateUser(db: Database, userId: string, values: UserValues): Promise<void> {
  try {
    await db
      .update(users)
      .set(values)
      .where(and(eq(users.id, userId), isNull(users.erasedAt)));
  } catch (error) {
    if (hasErrorCode(error, uniqueViolation)) {
      throw new DomainError('profiles.username_taken', null, { cause: error });
    }
    throw error;
  }
}

/** Changes the notification switches that are given; the others stay as they are. */
export async function changeNotificationSettings(
  db: Database,
  userId: string,
  changes: Partial<NotificationSettings>,
): Promise<void> {
  const stored = sql`coalesce(${users.notificationSettings}, '{}'::jsonb)`;
  await db
    .update(users)
    .set({ notificationSettings: sql`${stored} || ${JSON.stringify(changes)}::jsonb` })
    .where(and(eq(users.id, userId), isNull(users.erasedAt)));
}

/** @param exceptUserId the user whose own username does not count; null for none */
export async function isUsernameTaken(
  db: Database,
  username: string,
  exceptUserId: string | null,
): Promise<boolean> {
  const others = exceptUserId === null ? undefined : ne(users.id, exceptUserId);
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(hasUsername(username), others));
  return rows.length > 0;
}

/** The ids of other users by their usernames. */
async function findOtherIds(db: Database, userId: string, usernames: readonly string[]): Promise<string[]> {
  if (usernames.length === 0) return [];
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(hasUsernameAmong(usernames), ne(users.id, userId)));
  return rows.map(({ id }) => id);
}

interface BlockChanges {
  /** All users who are blocked afterwards, before `block` and `unblock` are applied. */
  readonly blockedList?: readonly string[] | undefined;
  readonly block?: readonly string[] | undefined;
  readonly unblock?: readonly string[] | undefined;
}

/**
 * Changes a user's blocks, and ends the follows and notifications with those who are blocked; unknown usernames are
 * ignored.
 * @returns ids of the users who were not blocked before
 */
export async function changeBlocks(
  db: Database,
  userId: string,
  { blockedList, block = [], unblock = [] }: BlockChanges,
  now: Date,
): Promise<string[]> {
  const ids = await findOtherIds(db, userId, [...(blockedList ?? []), ...block]);
  const isOwn = eq(blocks.blockerId, userId);
  if (blockedList !== undefined) {
    const others = ids.length > 0 ? notInArray(blocks.blockedId, ids) : undefined;
    await db.delete(blocks).where(and(isOwn, others));
  }
  const unblocked = await findOtherIds(db, userId, unblock);
  if (unblocked.length > 0) await db.delete(blocks).where(and(isOwn, inArray(blocks.blockedId, unblocked)));
  if (ids.length === 0) return [];
  await deleteFollowsBetween(db, userId, ids);
  await deleteEventsBetween(db, userId, ids);
  const rows = ids.map((blockedId) => ({ blockerId: userId, blockedId, createdAt: now }));
  const added = await db
    .insert(blocks)
    .values(rows)
    .onConflictDoNothing()
    .returning({ blockedId: blocks.blockedId });
  return added.map(({ blockedId }) => blockedId);
}
