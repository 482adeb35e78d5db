import { itemBatchMax } from '@aura/domain/limits/wardrobe';

interface BatchAnswer {
  readonly failedIds: readonly string[];
}

/**
 * Changes items in calls of at most `itemBatchMax`, one after the other. A call that fails does not stop the next one.
 * @returns the ids of the items that were not changed
 */
export async function changeInBatches(
  ids: readonly string[],
  send: (ids: readonly string[]) => Promise<BatchAnswer>,
): Promise<readonly string[]> {
  const failedIds: string[] = [];
  for (let start = 0; start < ids.length; start += itemBatchMax) {
    const batch = ids.slice(start, start + itemBatchMax);
    const answer = await send(batch).catch(() => ({ failedIds: batch }));
    failedIds.push(...answer.failedIds);
  }
  return failedIds;
}
