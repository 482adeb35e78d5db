import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import type { Item } from '@aura/domain/entities';
import { loadChunk } from '@aura/ui/foundations/load-chunk';
import { type ToastApi, useToast } from '@aura/ui/primitives/Toast';
import { useCallback } from 'react';
import { undoMessage } from '../../shared/undo-message.ts';
import { useAppDispatch } from '../../store/store.ts';
import type { BatchOutcome } from './change-in-batches.ts';

/** Says how many items a change did not reach, since they no longer exist. */
export function alertMissingItems(toast: ToastApi, { missingIds }: BatchOutcome): void {
  if (missingIds.length > 0)
    toast.show({ tone: 'alert', text: wardrobeCopy.itemsMissing(missingIds.length) });
}

/**
 * Moves items of the current user into the archive, or out of it. The message offers Undo.
 * @param alertsFailure whether a message says that items could not be moved
 * @returns a function that resolves to the outcome
 */
export function useArchive(email: string, alertsFailure = true) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  return useCallback(
    async (items: readonly Item[], archived: boolean): Promise<BatchOutcome> => {
      const move = (ids: readonly string[], next: boolean): Promise<BatchOutcome> =>
        loadChunk(() => import('./archive-items.ts')).then(
          ({ archiveItems }) => archiveItems(dispatch, email, ids, next),
          () => ({ failedIds: ids, missingIds: [], isOffline: !navigator.onLine }),
        );
      const alert = (outcome: BatchOutcome) => {
        const { failedIds } = outcome;
        if (failedIds.length > 0)
          toast.show({ tone: 'alert', text: wardrobeCopy.changeFailed(failedIds.length) });
        alertMissingItems(toast, outcome);
      };
      const ids = items.map(({ id }) => id);
      const outcome = await move(ids, archived);
      const movedIds = ids.filter((id) => ![...outcome.failedIds, ...outcome.missingIds].includes(id));
      if (alertsFailure) alert(outcome);
      if (movedIds.length === 0) return outcome;
      const text = archived ? wardrobeCopy.archivedItems : wardrobeCopy.unarchivedItems;
      const onUndo = async () => alert(await move(movedIds, !archived));
      toast.show(undoMessage({ text: text(movedIds.length), onUndo }));
      return outcome;
    },
    [dispatch, email, toast, alertsFailure],
  );
}
