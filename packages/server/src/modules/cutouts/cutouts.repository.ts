import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { items } from '../../db/schema.ts';
import { itemImageIds, itemImages, joinItemImages } from '../items/item-images.repository.ts';

/** The time after which an item that a server has begun with may be taken again, by the clock of the database. */
const claimMinutes = 2;
/** An item is given up after this many attempts that failed or were interrupted. */
export const maxAttempts = 3;

/** An item that waits for its cut-outs, with its photos; `attempts` are those before it was claimed. */
export type WaitingItem = NonNullable<Awaited<ReturnType<typeof claimItem>>>;

/**
 * Finds and locks the newest item that waits for its cut-outs and that no other server has begun with. It reads no images:
 * when many items wait, the database would join all of theirs before it takes one.
 */
export function findWaitingItem(tx: Database) {
  const begunBefore = sql`now() - make_interval(mins => ${claimMinutes})`;
  return tx
    .select({ id: items.id })
    .from(items)
    .where(
      and(
        eq(items.cutoutState, 'waiting'),
        eq(items.source, 'wardrobe'),
        or(isNull(items.cutoutBegunAt), lt(items.cutoutBegunAt, begunBefore)),
      ),
    )
    .orderBy(sql`${items.createdAt} desc nulls last`)
    .limit(1)
    .for('update', { skipLocked: true });
}

/**
 * Takes the newest item that waits for its cut-outs. The caller must be in a transaction; of several servers, each takes
 * another one, and one that was interrupted is taken again after 2 minutes.
 */
export async function claimItem(tx: Database) {
  const [next] = await findWaitingItem(tx);
  if (next === undefined) return null;
  const { front, back, frontCutout, backCutout } = itemImages;
  const query = tx
    .select({
      id: items.id,
      ownerId: items.ownerId,
      attempts: items.cutoutAttempts,
      front: { id: front.id, key: front.key, width: front.width },
      back: { id: back.id, key: back.key, width: back.width },
      frontCutout: { id: frontCutout.id, hasOwnMask: frontCutout.hasOwnMask },
      backCutout: { id: backCutout.id, hasOwnMask: backCutout.hasOwnMask },
    })
    .from(items)
    .$dynamic();
  const [item] = await joinItemImages(query).where(eq(items.id, next.id));
  if (item === undefined) return null;
  await tx
    .update(items)
    .set({ cutoutBegunAt: sql`now()`, cutoutAttempts: item.attempts + 1 })
    .where(eq(items.id, item.id));
  return item;
}

/**
 * Locks an item until the transaction ends.
 * @returns whether it still has these photos and cut-outs
 */
export async function lockUnchanged(tx: Database, item: WaitingItem): Promise<boolean> {
  const [row] = await tx.select(itemImageIds).from(items).where(eq(items.id, item.id)).for('update');
  const sides = ['front', 'back', 'frontCutout', 'backCutout'] as const;
  return row !== undefined && sides.every((side) => row[side] === (item[side]?.id ?? null));
}

/**
 * Takes back the attempt of an item that nothing could be made for. It may be taken again 2 minutes after it was claimed,
 * so that others are taken before it.
 */
export async function releaseItem(db: Database, item: WaitingItem): Promise<void> {
  await db.update(items).set({ cutoutAttempts: item.attempts }).where(eq(items.id, item.id));
}

export async function finishItem(
  db: Database,
  id: string,
  cutouts: { readonly frontCutoutId?: string | null; readonly backCutoutId?: string | null },
): Promise<void> {
  await db
    .update(items)
    .set({ ...cutouts, cutoutState: 'done', cutoutBegunAt: null })
    .where(eq(items.id, id));
}
