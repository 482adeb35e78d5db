import { itemBatchesApi } from '@aura/api-client/endpoints/item-batches';
import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import type { Item } from '@aura/domain/entities';
import { useToast } from '@aura/ui/primitives/Toast';
import { useCallback } from 'react';
import { useAppDispatch } from '../../store/store.ts';
import { changeInBatches } from './change-in-batches.ts';

/**
 * Moves items of the current user into the archive, or out of it. The message offers Undo.
 * @returns a function that resolves to the ids of the items that could not be moved
 */
export function useArchive(email: string) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  return useCallback(
    async (items: readonly Item[], archived: boolean): Promise<readonly string[]> => {
      const move = (ids: readonly string[], next: boolean) =>
        changeInBatches(ids, (itemIds) => {
          const { updateItems } = itemBatchesApi.endpoints;
          const request = { email, itemIds, changes: { archived: next } };
          return dispatch(updateItems.initiate(request, { track: false })).unwrap();
        });
      const failedIds = await move(
        items.map(({ id }) => id),
        archived,
      );
      const movedIds = items.map(({ id }) => id).filter((id) => !failedIds.includes(id));
      if (failedIds.length > 0) {
        toast.show({ tone: 'alert', text: wardrobeCopy.changeFailed(failedIds.length) });
      }
      if (movedIds.length === 0) return failedIds;
      const text = archived ? wardrobeCopy.archivedItems : wardrobeCopy.unarchivedItems;
      const undo = async () => {
        const left = await move(movedIds, !archived);
        if (left.length > 0) toast.show({ tone: 'alert', text: wardrobeCopy.changeFailed(left.length) });
      };
      toast.show({
        tone: 'status',
        text: text(movedIds.length),
        action: { label: wardrobeCopy.undo, onAction: () => void undo() },
      });
      return failedIds;
    },
    [dispatch, email, toast],
  );
}
