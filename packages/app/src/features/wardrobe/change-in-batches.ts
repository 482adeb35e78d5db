import { toApiError } from '@aura/api-client/errors';
import { itemBatchMax } from '@aura/domain/limits/wardrobe';

interface BatchAnswer {
  readonly failedIds: readonly string[];
}

/** The result of a change of several items. */
export interface BatchOutcome {
  /** Items that were not changed. */
  readonly failedIds: readonly string[];
  /** Whether a call had no response. */
  readonly isOffline: boolean;
}

/**
 * Changes items in calls of at most `itemBatchMax`, one after the other. A call that fails does not stop the next one.
 */
export async function changeInBatches(
  ids: readonly string[],
  send: (ids: readonly string[]) => Promise<BatchAnswer>,
): Promise<BatchOutcome> {
  const failedIds: string[] = [];
  let isOffline = false;
  for (let start = 0; start < ids.length; start += itemBatchMax) {
    const batch = ids.slice(start, start + itemBatchMax);
    try {
      failedIds.push(...(await send(batch)).failedIds);
    } catch (error) {
      failedIds.push(...batch);
      if (toApiError(error).kind === 'network') isOffline = true;
    }
  }
  return { failedIds, isOffline };
}
