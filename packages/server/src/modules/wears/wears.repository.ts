import type { OutfitWearsWire } from '@aura/api-client/contract/wears';
import { outfitPlannedDaysMaxCount } from '@aura/domain/limits/wears';
import { earliestToday } from '@aura/domain/rules/wears';
import { and, asc, between, eq, getTableColumns, inArray, notExists, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { outfits } from '../../db/outfits-schema.ts';
import { items, posts } from '../../db/schema.ts';
import { wearItems, wears } from '../../db/wears-schema.ts';
import { isInWardrobe } from '../items/items.repository.ts';

const columns = {
  ...getTableColumns(wears),
  itemIds: sql<string[]>`array_agg(${wearItems.itemId} order by ${wearItems.position})`,
};

/** A wear with its garments; a wear without garments is not read. */
function selectWears(db: Database) {
  return db
    .select(columns)
    .from(wears)
    .innerJoin(wearItems, eq(wearItems.wearId, wears.id))
    .groupBy(wears.id)
    .orderBy(asc(wears.date), asc(wears.createdAt), asc(wears.id));
}

export type WearRow = Awaited<ReturnType<typeof selectWears>>[number];

/** The wears of a person from one day to another, both included; the earliest first. */
export function findWears(db: Database, ownerId: string, from: string, to: string): Promise<WearRow[]> {
  return selectWears(db).where(and(eq(wears.ownerId, ownerId), between(wears.date, from, to)));
}

export async function findWear(db: Database, id: string, ownerId: string): Promise<WearRow | undefined> {
  const [row] = await selectWears(db).where(and(eq(wears.id, id), eq(wears.ownerId, ownerId)));
  return row;
}

/** The number of these items that are in the wardrobe of a person; detected items are not. */
export function countOwnedItems(db: Database, ids: readonly string[], ownerId: string): Promise<number> {
  return db.$count(items, and(inArray(items.id, [...ids]), isInWardrobe(ownerId)));
}

export async function isOwnPost(db: Database, id: string, ownerId: string): Promise<boolean> {
  return (await db.$count(posts, and(eq(posts.id, id), eq(posts.ownerId, ownerId)))) > 0;
}

/** What a calendar shows of the outfits with these ids, unordered. */
export async function findOutfits(db: Database, ids: readonly string[], ownerId: string) {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: outfits.id, name: outfits.name, layers: outfits.layers })
    .from(outfits)
    .where(and(inArray(outfits.id, [...ids]), eq(outfits.ownerId, ownerId)));
  return rows.map(({ layers, ...row }) => ({ ...row, layers: [...layers] }));
}

/** How often outfits were worn, and the first days for which they are planned, by their ids. */
export async function findOutfitWears(
  db: Database,
  ids: readonly string[],
  now: Date,
): Promise<(id: string) => OutfitWearsWire> {
  const isAhead = sql`${wears.planned} and ${wears.date} >= ${earliestToday(now.getTime())}`;
  const read = db
    .select({
      id: wears.outfitId,
      wears: sql<number>`count(distinct ${wears.date}) filter (where not ${wears.planned})::integer`,
      lastWorn: sql<string | null>`(max(${wears.date}) filter (where not ${wears.planned}))::text`,
      plannedDays: sql<string[] | null>`(array_agg(${wears.date}::text order by ${wears.date})
        filter (where ${isAhead}))[1:${sql.raw(String(outfitPlannedDaysMaxCount))}]`,
    })
    .from(wears)
    .where(inArray(wears.outfitId, [...ids]))
    .groupBy(wears.outfitId);
  const rows = new Map((ids.length === 0 ? [] : await read).map((row) => [row.id, row]));
  return (id) => {
    const row = rows.get(id);
    return {
      id,
      wears: row?.wears ?? 0,
      lastWorn: row?.lastWorn ?? null,
      plannedDays: row?.plannedDays ?? [],
    };
  };
}

export async function insertWear(
  db: Database,
  wear: typeof wears.$inferInsert,
  itemIds: readonly string[],
): Promise<void> {
  await db.insert(wears).values(wear);
  await db
    .insert(wearItems)
    .values(itemIds.map((itemId, position) => ({ wearId: wear.id, itemId, position })));
}

export async function deleteWear(db: Database, id: string): Promise<void> {
  await db.delete(wears).where(eq(wears.id, id));
}

/** Deletes the wears that have no other garments than these items. */
export async function deleteWearsOf(db: Database, itemIds: readonly string[]): Promise<void> {
  const withOne = db
    .select({ id: wearItems.wearId })
    .from(wearItems)
    .where(inArray(wearItems.itemId, [...itemIds]));
  const another = db
    .select({ id: wearItems.itemId })
    .from(wearItems)
    .where(and(eq(wearItems.wearId, wears.id), notInArray(wearItems.itemId, [...itemIds])));
  await db.delete(wears).where(and(inArray(wears.id, withOne), notExists(another)));
}

/**
 * Counts the days on which items were worn. The caller has locked their owner.
 * @returns the counts in the order of the ids
 */
export async function recountWears(db: Database, itemIds: readonly string[]) {
  const worn = sql`from ${wearItems} inner join ${wears} on ${wears.id} = ${wearItems.wearId}
    where ${wearItems.itemId} = ${items.id} and not ${wears.planned}`;
  const rows = await db
    .update(items)
    .set({
      wearCount: sql`(select count(distinct ${wears.date})::integer ${worn})`,
      lastWorn: sql`(select max(${wears.date}) ${worn})`,
    })
    .where(inArray(items.id, [...itemIds]))
    .returning({ id: items.id, wears: items.wearCount, lastWorn: items.lastWorn });
  return rows.sort((a, b) => itemIds.indexOf(a.id) - itemIds.indexOf(b.id));
}
