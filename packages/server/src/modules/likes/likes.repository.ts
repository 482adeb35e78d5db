import type { LikeTarget } from '@aura/domain/vocabularies/like-targets';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { commentLikes, itemLikes, postLikes } from '../../db/likes-schema.ts';
import { comments, items, posts, users } from '../../db/schema.ts';
import { timestamp } from '../../db/timestamp.ts';
import { commentVisibleTo, itemVisibleTo, postVisibleTo } from '../visibility/visibility.repository.ts';

interface LikeTables {
  /** Its `like_count` equals the number of rows in `likes`. */
  readonly target: typeof posts | typeof items | typeof comments;
  readonly likes: typeof postLikes | typeof itemLikes | typeof commentLikes;
  /** The column of `likes` that references the target. */
  readonly targetId: SQL;
  /** The column of `target` that references the user whose it is. */
  readonly owner: PgColumn;
  readonly isVisible: (viewerId: string) => SQL;
}

const tables: Readonly<Record<LikeTarget, LikeTables>> = {
  post: {
    target: posts,
    likes: postLikes,
    targetId: sql`post_id`,
    owner: posts.ownerId,
    isVisible: postVisibleTo,
  },
  item: {
    target: items,
    likes: itemLikes,
    targetId: sql`item_id`,
    owner: items.ownerId,
    isVisible: itemVisibleTo,
  },
  comment: {
    target: comments,
    likes: commentLikes,
    targetId: sql`comment_id`,
    owner: comments.authorId,
    isVisible: commentVisibleTo,
  },
};

/** A like of a viewer, by which it is inserted and deleted. */
export interface Like {
  readonly target: LikeTarget;
  /** Id of the post, item or comment. */
  readonly id: string;
  readonly viewerId: string;
}

/**
 * The target's row, if the viewer may see it; otherwise the statement changes nothing. It is locked before its likes, as a
 * deletion of the target does, so that the two do not wait for each other.
 */
function visibleTarget({ id, viewerId, ...like }: Like): SQL {
  const { target, owner, isVisible } = tables[like.target];
  return sql`target as (
    select ${target.id} as id from ${target} join ${users} on ${users.id} = ${owner}
    where ${target.id} = ${id} and ${isVisible(viewerId)} for no key update of ${target})`;
}

/** The result of a change. */
interface ChangedLike {
  /** The new count. */
  readonly likes: number;
  /** The user whose target it is. */
  readonly ownerId: string;
  /** Whether the like did not exist before, or existed. */
  readonly isChanged: boolean;
}

async function changeLikes(db: Database, statement: SQL): Promise<ChangedLike | undefined> {
  const { rows } = await db.execute<{ likes: number; owner_id: string; is_changed: boolean }>(statement);
  const [row] = rows;
  return row && { likes: row.likes, ownerId: row.owner_id, isChanged: row.is_changed };
}

/**
 * Inserts a like and increments the target's count in one statement; a repeated like changes nothing.
 * @returns undefined when the viewer sees no such target
 */
export function insertLike(db: Database, like: Like, now: Date): Promise<ChangedLike | undefined> {
  const { target, likes, targetId, owner } = tables[like.target];
  return changeLikes(
    db,
    sql`with ${visibleTarget(like)}, inserted as (
      insert into ${likes} (${targetId}, user_id, created_at)
      select id, ${like.viewerId}, ${timestamp(now)} from target
      on conflict do nothing returning ${targetId})
    update ${target} set like_count = like_count + (select count(*) from inserted)
    where id = (select id from target) returning like_count as likes, ${owner} as owner_id,
      exists (select 1 from inserted) as is_changed`,
  );
}

/** Deletes a like and decrements the target's count, like `insertLike`. The caller must be in a transaction. */
export async function deleteLike(tx: Database, like: Like): Promise<ChangedLike | undefined> {
  const { target, likes, targetId, owner } = tables[like.target];
  // A statement of its own, so that the next one sees a like of the viewer for which it has waited.
  await tx.execute(sql`select id from ${target} where id = ${like.id} for no key update`);
  return changeLikes(
    tx,
    sql`with ${visibleTarget(like)}, deleted as (
      delete from ${likes} where ${targetId} = (select id from target) and user_id = ${like.viewerId}
      returning ${targetId})
    update ${target} set like_count = like_count - (select count(*) from deleted)
    where id = (select id from target) returning like_count as likes, ${owner} as owner_id,
      exists (select 1 from deleted) as is_changed`,
  );
}

/**
 * Deletes likes of a user and decrements the counts. The targets are locked before their likes, in the order of their ids.
 * @param limit number of likes; null for all
 * @returns the number of deleted likes
 */
export async function deleteLikesOf(
  db: Database,
  kind: LikeTarget,
  userId: string,
  limit: number | null = null,
): Promise<number> {
  const { target, likes, targetId } = tables[kind];
  const { rows } = await db.execute<{ deleted: number }>(sql`with locked as (
      select id from ${target} where id = any(array(
        select ${targetId} from ${likes} where user_id = ${userId} limit ${limit}::integer))
      order by id for no key update),
    deleted as (delete from ${likes} where user_id = ${userId} and ${targetId} in (select id from locked)
      returning ${targetId}),
    counted as (update ${target} set like_count = like_count - 1 where id in (select ${targetId} from deleted))
    select count(*)::integer as deleted from deleted`);
  return rows[0]?.deleted ?? 0;
}
