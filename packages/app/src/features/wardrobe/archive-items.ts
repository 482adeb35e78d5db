import { itemBatchesApi } from '@aura/api-client/endpoints/item-batches';
import type { AppDispatch } from '../../store/store.ts';
import { type BatchOutcome, changeInBatches } from './change-in-batches.ts';

/** Moves items of a user into the archive, or out of it. Loaded when it is first used. */
export function archiveItems(
  dispatch: AppDispatch,
  email: string,
  ids: readonly string[],
  archived: boolean,
): Promise<BatchOutcome> {
  return changeInBatches(ids, (itemIds) => {
    const { updateItems } = itemBatchesApi.endpoints;
    const request = { email, itemIds, changes: { archived } };
    return dispatch(updateItems.initiate(request, { track: false })).unwrap();
  });
}
