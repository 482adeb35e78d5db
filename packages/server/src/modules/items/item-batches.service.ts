import type { ParsedRequestOf } from '@aura/api-client/contract/call';
import type { itemBatchCalls } from '@aura/api-client/contract/item-batches';
import type { ItemWire } from '@aura/api-client/contract/items';
import type { Database } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { lockUser } from '../profiles/profiles.repository.ts';
import { deleteWearsOf } from '../wears/wears.repository.ts';
import * as repository from './items.repository.ts';
import { getItemsByIds, type ItemServices, notOwnedError } from './items.service.ts';
import { ownFactColumns } from './items.wire.ts';

type Changes = ParsedRequestOf<typeof itemBatchCalls.updateItems>['changes'];

const without = (ids: readonly string[], others: readonly string[]) =>
  ids.filter((id) => !others.includes(id));

/**
 * Changes the facts of several items in one transaction.
 * @returns the changed items in the order of the ids, and the ids that are no items of the owner
 */
export async function updateItems(
  { db, images }: ItemServices,
  ids: readonly string[],
  { archived, ...facts }: Changes,
  ownerId: string,
): Promise<{ items: ItemWire[]; failedIds: string[] }> {
  const own = archived === undefined ? undefined : { archived };
  return db.transaction(async (tx) => {
    await lockUser(tx, ownerId);
    const locked = (await repository.lockOwnedItems(tx, ids, ownerId)).map(({ id }) => id);
    const owned = ids.filter((id) => locked.includes(id));
    if (owned.length > 0) await repository.updateItems(tx, owned, { ...facts, ...ownFactColumns(own) });
    return { items: await getItemsByIds({ db: tx, images }, owned, ownerId), failedIds: without(ids, owned) };
  });
}

/** Where items that are deleted are shown besides the pages of their owner. */
async function findShownOf(db: Database, ids: readonly string[]) {
  return {
    postIds: await repository.findPostIdsOf(db, ids),
    collectorIds: await repository.findCollectorIdsOf(db, ids),
  };
}

/** Removes deleted items from open pages: those of the owner, of posts that show them, and lists of likes and wishes. */
function publishDeletedItems(
  { changes }: Pick<Services, 'changes'>,
  ownerId: string,
  { postIds, collectorIds }: Awaited<ReturnType<typeof findShownOf>>,
): void {
  changes.publish({ type: 'items', userId: ownerId });
  if (collectorIds.length > 0) changes.publish({ type: 'items-deleted', userIds: collectorIds });
  for (const postId of postIds) changes.publish({ type: 'post-edited', postId });
}

/**
 * Deletes several items with their images, their links from posts and the wears of them alone, in one transaction.
 * @returns the deleted ids, and those that are no items of the owner
 */
export async function deleteItems(
  services: ItemServices & Pick<Services, 'changes'>,
  ids: readonly string[],
  ownerId: string,
): Promise<{ deletedIds: string[]; failedIds: string[] }> {
  const { db, images } = services;
  const { deletedIds, shown, keys } = await db.transaction(async (tx) => {
    await lockUser(tx, ownerId);
    const owned = await repository.lockOwnedItems(tx, ids, ownerId);
    const deletedIds = ids.filter((id) => owned.some((item) => item.id === id));
    const shown = await findShownOf(tx, deletedIds);
    if (deletedIds.length > 0) {
      await deleteWearsOf(tx, deletedIds);
      await repository.deleteItems(tx, deletedIds);
    }
    const keys = await images.remove(
      tx,
      owned.flatMap(({ id: _, ...imageIds }) => Object.values(imageIds)),
    );
    return { deletedIds, shown, keys };
  });
  if (deletedIds.length > 0) publishDeletedItems(services, ownerId, shown);
  await images.erase(keys);
  return { deletedIds, failedIds: without(ids, deletedIds) };
}

/**
 * Deletes an item, as `deleteItems` does.
 * @throws `items.not_found`, `items.not_owned`
 */
export async function deleteItem(
  services: ItemServices & Pick<Services, 'changes'>,
  id: string,
  ownerId: string,
): Promise<void> {
  const { failedIds } = await deleteItems(services, [id], ownerId);
  if (failedIds.length > 0) throw await notOwnedError(services, id, ownerId);
}
