import { toApiError } from '@aura/api-client/errors';
import { itemBatchMax } from '@aura/domain/limits/wardrobe';
import { inBatches } from '@aura/domain/utils/batches';

interface BatchAnswer {
  /** Items that no longer exist. */
  readonly failedIds: readonly string[];
}

/** The result of a change of several items. */
export interface BatchOutcome {
  /** Items that were not changed, since their call has failed. */
  readonly failedIds: readonly string[];
  /** Items that no longer exist. */
  readonly missingIds: readonly string[];
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
  const missingIds: string[] = [];
  let isOffline = false;
  for (const batch of inBatches(ids, itemBatchMax)) {
    try {
      missingIds.push(...(await send(batch)).failedIds);
    } catch (error) {
      failedIds.push(...batch);
      if (toApiError(error).kind === 'network') isOffline = true;
    }
  }
  return { failedIds, missingIds, isOffline };
}
