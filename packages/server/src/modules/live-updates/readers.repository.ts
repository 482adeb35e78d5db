import { and, eq, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { posts, users } from '../../db/schema.ts';
import { visibleCommentCount } from '../posts/comment-counts.repository.ts';
import { openTo, postVisibleTo, visibleTo } from '../visibility/visibility.repository.ts';
import type { Change } from './change.ts';

const readers = alias(users, 'readers');

/** Of these users, those who still have an account. */
const isReader = (userIds: readonly string[]) =>
  and(inArray(readers.id, [...userIds]), isNull(readers.erasedAt));

const ownerOfPost = eq(users.id, posts.ownerId);
const isPostOfReaders = (postId: string) => and(eq(posts.id, postId), postVisibleTo(readers.id));

/** Those of the users who may see a post. */
export function findReadersOfPost(db: Database, postId: string, userIds: readonly string[]) {
  return db
    .select({ userId: readers.id })
    .from(posts)
    .innerJoin(users, ownerOfPost)
    .innerJoin(readers, isReader(userIds))
    .where(isPostOfReaders(postId));
}

/** Those of the users who may see a post, each with the counts that they see. */
export function findCountsOfPost(db: Database, postId: string, userIds: readonly string[]) {
  return db
    .select({ userId: readers.id, likes: posts.likeCount, comments: visibleCommentCount(readers.id) })
    .from(posts)
    .innerJoin(users, ownerOfPost)
    .innerJoin(readers, isReader(userIds))
    .where(isPostOfReaders(postId));
}

/** Those of the users who may see the posts of an owner. */
export function findReadersOf(db: Database, ownerId: string, userIds: readonly string[]) {
  return db
    .select({ userId: readers.id })
    .from(users)
    .innerJoin(readers, isReader(userIds))
    .where(and(eq(users.id, ownerId), visibleTo(readers.id, 'posts')));
}

/** Those of the users who could see the posts of an owner before a change of privacy, and cannot now. */
export function findFormerReaders(
  db: Database,
  { ownerId, before }: Extract<Change, { type: 'posts-hidden' }>,
  userIds: readonly string[],
) {
  return db
    .select({ userId: readers.id })
    .from(users)
    .innerJoin(readers, isReader(userIds))
    .where(
      and(
        eq(users.id, ownerId),
        not(visibleTo(readers.id, 'posts')),
        openTo(readers.id, sql`${before}::text`),
      ),
    );
}

/** The most users that a change lists. */
const listedMaxCount = 100;

/** Those who may see the posts of an owner, as long as the owner's row exists; null when they are too many to be listed. */
export async function findReaderList(
  db: Database,
  { id, postPrivacy }: Pick<typeof users.$inferSelect, 'id' | 'postPrivacy'>,
): Promise<Extract<Change, { type: 'account-deleted' }>['readers'] | null> {
  const list = async (selected: SQL) => {
    const { rows } = await db.execute<{ id: string }>(sql`${selected} limit ${listedMaxCount + 1}`);
    return rows.length > listedMaxCount ? null : rows.map((row) => row.id);
  };
  const listed = sql`select ${readers.id} as id from follows
    join ${users} on ${users.id} = follows.follower_id
    join users as readers on readers.id = follows.followed_id
    where follows.follower_id = ${id} and ${openTo(readers.id, sql`'friends'::text`)}`;
  const excluded = sql`select blocked_id as id from blocks where blocker_id = ${id}
    union select blocker_id from blocks where blocked_id = ${id}
    union select reports.reporter_id from moderation_cases
      join reports on reports.case_id = moderation_cases.id
      where moderation_cases.author_id = ${id} and reports.target_type = 'person'`;
  const areListed = postPrivacy !== 'public';
  if (postPrivacy === 'private') return { areListed, userIds: [] };
  const userIds = await list(areListed ? listed : excluded);
  return userIds && { areListed, userIds };
}

/** Of two people, each who may not see the posts of the other, with the other's name. */
export function findParted(db: Database, [one, other]: readonly [string, string]) {
  return db
    .select({ userId: readers.id, username: users.username })
    .from(users)
    .innerJoin(readers, isReader([one, other]))
    .where(
      and(
        or(and(eq(users.id, one), eq(readers.id, other)), and(eq(users.id, other), eq(readers.id, one))),
        not(visibleTo(readers.id, 'posts')),
      ),
    );
}
