import type { ParsedRequestOf } from '@aura/api-client/contract/call';
import type { itemBatchCalls } from '@aura/api-client/contract/item-batches';
import type { ItemWire } from '@aura/api-client/contract/items';
import type { Services } from '../../services.ts';
import { lockUser } from '../profiles/profiles.repository.ts';
import { deleteWearsOf } from '../wears/wears.repository.ts';
import * as repository from './items.repository.ts';
import { findShownOf, type ItemServices, publishDeletedItems } from './items.service.ts';
import { ownFactColumns, toItemWire } from './items.wire.ts';

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
    const owned = (await repository.lockOwnedItems(tx, ids, ownerId)).map(({ id }) => id);
    if (owned.length > 0) await repository.updateItems(tx, owned, { ...facts, ...ownFactColumns(own) });
    const rows = await repository.findItems(tx, owned, ownerId);
    const byId = new Map(rows.map((row) => [row.id, toItemWire(row, ownerId, images)]));
    return { items: ids.flatMap((id) => byId.get(id) ?? []), failedIds: without(ids, owned) };
  });
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
