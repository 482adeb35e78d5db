import { likeTargets } from '@aura/domain/vocabularies/like-targets';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { deleteImages } from '../images/images.repository.ts';
import { deleteLikesOf } from '../likes/likes.repository.ts';
import { deleteCountedComments } from '../posts/comments.repository.ts';

/**
 * The steps of an erasure. A step deletes about `limit` rows of a user with a few short statements and returns how
 * many it has deleted, 0 when none is left. It can be repeated at any time, so an erasure that was interrupted
 * simply starts again. Rows that reference others are deleted first, since a cascade has no limit.
 */
type Step = (db: Database, userId: string, limit: number) => Promise<number>;

async function count(db: Database, statement: SQL): Promise<number> {
  const { rows } = await db.execute<{ rows: number }>(statement);
  return rows[0]?.rows ?? 0;
}

async function findIds(db: Database, table: SQL, condition: SQL, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from ${table} where ${condition} limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}

function deleteSome(db: Database, table: SQL, condition: SQL, limit: number): Promise<number> {
  return count(
    db,
    sql`with deleted as (delete from ${table} where ctid = any(array(
        select ctid from ${table} where ${condition} limit ${limit})) returning 1)
      select count(*)::integer as rows from deleted`,
  );
}

/** Deletes comments, before them their replies, and before each of them its likes; decrements the posts' counts. */
async function deleteThreads(db: Database, condition: SQL, limit: number): Promise<number> {
  const ids = await findIds(db, sql`comments`, condition, limit);
  if (ids.length === 0) return 0;
  const replies = await findIds(db, sql`comments`, sql`parent_id in ${ids}`, limit);
  const chosen = replies.length > 0 ? replies : ids;
  const likes = await deleteSome(db, sql`comment_likes`, sql`comment_id in ${chosen}`, limit);
  return likes > 0 ? likes : deleteCountedComments(db, sql`id in ${chosen} or parent_id in ${chosen}`);
}

/** Deletes what `emptied` deletes from the owned rows of a table, then the rows. */
function ownedStep(
  table: SQL,
  emptied: (db: Database, ids: readonly string[], limit: number) => Promise<number>,
): Step {
  return async (db, userId, limit) => {
    const ids = await findIds(db, table, sql`owner_id = ${userId}`, limit);
    if (ids.length === 0) return 0;
    const rows = await emptied(db, ids, limit);
    if (rows > 0) return rows;
    return count(
      db,
      sql`with deleted as (delete from ${table} where id in (
          select id from ${table} where id in ${ids} order by id for update) returning 1)
        select count(*)::integer as rows from deleted`,
    );
  };
}

/** Deletes notifications, before them the rows of their people. */
async function deleteNotifications(db: Database, condition: SQL, limit: number): Promise<number> {
  const chosen = sql`notification_id in (select id from notifications where ${condition})`;
  const people = await deleteSome(db, sql`notification_actors`, chosen, limit);
  return people > 0 ? people : deleteSome(db, sql`notifications`, condition, limit);
}

/** Deletes what others were notified of about a user, and the notifications that have no actor left. */
async function deleteEventsOf(db: Database, userId: string, limit: number): Promise<number> {
  const { rows } = await db.execute<{
    id: string;
  }>(sql`delete from notification_actors where ctid = any(array(
    select ctid from notification_actors where actor_id = ${userId} limit ${limit})) returning notification_id as id`);
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  const isEmpty = sql`not exists (select 1 from notification_actors where notification_id = notifications.id)`;
  return rows.length + (await deleteSome(db, sql`notifications`, sql`id in ${ids} and ${isEmpty}`, limit));
}

async function emptyPosts(db: Database, ids: readonly string[], limit: number): Promise<number> {
  const threads = await deleteThreads(db, sql`post_id in ${ids}`, limit);
  if (threads > 0) return threads;
  const likes = await deleteSome(db, sql`post_likes`, sql`post_id in ${ids}`, limit);
  if (likes > 0) return likes;
  const tags = await deleteSome(db, sql`post_tags`, sql`post_id in ${ids}`, limit);
  if (tags > 0) return tags;
  const deleted = await deleteNotifications(db, sql`post_id in ${ids}`, limit);
  return deleted > 0 ? deleted : deleteSome(db, sql`post_items`, sql`post_id in ${ids}`, limit);
}

async function emptyItems(db: Database, ids: readonly string[], limit: number): Promise<number> {
  for (const table of [sql`item_likes`, sql`favorites`, sql`post_items`]) {
    const rows = await deleteSome(db, table, sql`item_id in ${ids}`, limit);
    if (rows > 0) return rows;
  }
  return 0;
}

const relationStep =
  (table: SQL, column: SQL): Step =>
  (db, userId, limit) =>
    deleteSome(db, table, sql`${column} = ${userId}`, limit);

/** The steps in their order; the images are left for last. */
export const erasureSteps: readonly Step[] = [
  ownedStep(sql`wears`, (db, ids, limit) => deleteSome(db, sql`wear_items`, sql`wear_id in ${ids}`, limit)),
  ownedStep(sql`posts`, emptyPosts),
  (db, userId, limit) => deleteThreads(db, sql`author_id = ${userId}`, limit),
  ...likeTargets.map(
    (target): Step =>
      (db, userId, limit) =>
        deleteLikesOf(db, target, userId, limit),
  ),
  ownedStep(sql`items`, emptyItems),
  (db, userId, limit) => deleteNotifications(db, sql`receiver_id = ${userId}`, limit),
  deleteEventsOf,
  relationStep(sql`favorites`, sql`user_id`),
  relationStep(sql`outfits`, sql`owner_id`),
  relationStep(sql`push_subscriptions`, sql`user_id`),
  relationStep(sql`email_digests`, sql`user_id`),
  relationStep(sql`follows`, sql`follower_id`),
  relationStep(sql`follows`, sql`followed_id`),
  relationStep(sql`blocks`, sql`blocker_id`),
  relationStep(sql`blocks`, sql`blocked_id`),
  relationStep(sql`reports`, sql`reporter_id`),
  (db, userId, limit) =>
    deleteSome(
      db,
      sql`reports`,
      sql`case_id in (select id from moderation_cases where author_id = ${userId})`,
      limit,
    ),
  relationStep(sql`moderation_cases`, sql`author_id`),
];

/**
 * Creates the step that deletes images. The bytes go first: while the row exists, they are found again.
 * @param eraseBytes deletes the bytes of images by their storage keys
 */
export function imagesStep(eraseBytes: (keys: readonly string[]) => Promise<void>): Step {
  return async (db, userId, limit) => {
    const { rows } = await db.execute<{ id: string; key: string }>(
      sql`select id, key from pictures where owner_id = ${userId} limit ${limit}`,
    );
    await eraseBytes(rows.map(({ key }) => key));
    await deleteImages(
      db,
      rows.map(({ id }) => id),
    );
    return rows.length;
  };
}
