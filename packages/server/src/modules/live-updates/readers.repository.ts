import { and, eq, inArray, isNull, not, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { posts, users } from '../../db/schema.ts';
import { openTo, postVisibleTo, visibleTo } from '../visibility/visibility.repository.ts';
import type { Change } from './change.ts';

const readers = alias(users, 'readers');

/** Of these users, those who still have an account. */
const isReader = (userIds: readonly string[]) =>
  and(inArray(readers.id, [...userIds]), isNull(readers.erasedAt));

/** Those of the users who may see a post, with its counts. */
export function findReadersOfPost(db: Database, postId: string, userIds: readonly string[]) {
  return db
    .select({ userId: readers.id, likes: posts.likeCount, comments: posts.commentCount })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.ownerId))
    .innerJoin(readers, isReader(userIds))
    .where(and(eq(posts.id, postId), postVisibleTo(readers.id)));
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
        openTo(readers.id, sql`${before}::text`, users),
      ),
    );
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
