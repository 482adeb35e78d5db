import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { items, users } from '../../db/schema.ts';
import { itemVisibleTo } from '../visibility/visibility.ts';

/** The item, if there is one for the viewer; without one the statement does nothing. */
const target = (itemId: string, viewerId: string) => sql`target as (
  select ${items.id} as id from ${items} join ${users} on ${users.id} = ${items.ownerId}
  where ${items.id} = ${itemId} and ${itemVisibleTo(viewerId)})`;

async function countAfter(db: Database, statement: SQL): Promise<number | undefined> {
  const { rows } = await db.execute<{ likes: number }>(statement);
  return rows[0]?.likes;
}

/**
 * Mark and count change in one statement, so that they never part and a repeated press never counts twice.
 * @returns the likes after it; undefined when there is no such item for the viewer
 */
export function markItem(db: Database, itemId: string, viewerId: string, now: Date) {
  return countAfter(
    db,
    sql`with ${target(itemId, viewerId)}, marked as (
      insert into item_likes (item_id, user_id, created_at)
      select id, ${viewerId}, ${now.toISOString()}::timestamptz from target
      on conflict do nothing returning item_id)
    update items set like_count = like_count + (select count(*) from marked)
    where id = (select id from target) returning like_count as likes`,
  );
}

/** Undoes `markItem` the same way. */
export function unmarkItem(db: Database, itemId: string, viewerId: string) {
  return countAfter(
    db,
    sql`with ${target(itemId, viewerId)}, unmarked as (
      delete from item_likes where item_id = (select id from target) and user_id = ${viewerId}
      returning item_id)
    update items set like_count = like_count - (select count(*) from unmarked)
    where id = (select id from target) returning like_count as likes`,
  );
}
