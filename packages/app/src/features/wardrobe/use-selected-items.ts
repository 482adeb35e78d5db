import { itemBatchesApi } from '@aura/api-client/endpoints/item-batches';
import { deleteItemsCopy } from '@aura/domain/copy/delete-items';
import { editItemsCopy } from '@aura/domain/copy/edit-items';
import { selectionBarCopy } from '@aura/domain/copy/selection-bar';
import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import type { Item } from '@aura/domain/entities';
import type { CommonFacts } from '@aura/domain/forms/items-edit';
import { useSingleSubmit } from '@aura/ui/foundations/use-single-submit';
import { useToast } from '@aura/ui/primitives/Toast';
import { useState } from 'react';
import { useAppDispatch } from '../../store/store.ts';
import { type BatchOutcome, changeInBatches } from './change-in-batches.ts';
import { alertMissingItems, useArchive } from './use-archive.ts';
import type { useItemSelection } from './use-item-selection.ts';

type Texts = (count: number) => string;

/** Why items were not changed; null when all were. */
const failureText = ({ failedIds, isOffline }: BatchOutcome, failed: Texts) => {
  if (failedIds.length === 0) return null;
  return isOffline ? selectionBarCopy.offline : failed(failedIds.length);
};

const idsOf = (items: readonly Item[]) => items.map(({ id }) => id);

/**
 * The actions on the selected items. A success ends the selection; after a failure the items that were not changed
 * stay selected, and `error` says why. A message names the items that no longer exist.
 */
export function useSelectedItems(
  email: string,
  archived: boolean,
  { items, replace, end }: Pick<ReturnType<typeof useItemSelection>, 'items' | 'replace' | 'end'>,
) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const archive = useArchive(email, false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  /** @returns why some of `count` items were not changed; null when all were */
  const run = async (count: number, change: () => Promise<BatchOutcome>, failed: Texts, done?: Texts) => {
    setError(null);
    setBusy(true);
    const outcome = await change();
    setBusy(false);
    const { failedIds, missingIds } = outcome;
    const changedCount = count - failedIds.length - missingIds.length;
    if (done && changedCount > 0) toast.show({ tone: 'status', text: done(changedCount) });
    alertMissingItems(toast, outcome);
    if (failedIds.length === 0) end();
    else replace(failedIds);
    return failureText(outcome, failed);
  };

  const { updateItems, deleteItems } = itemBatchesApi.endpoints;
  return {
    isBusy,
    error,
    cancel: () => {
      setError(null);
      end();
    },
    archive: useSingleSubmit(async () =>
      setError(await run(items.length, () => archive(items, !archived), wardrobeCopy.changeFailed)),
    ),
    /** @param removed the items that the dialog names */
    remove: async (removed: readonly Item[]) => {
      const send = (itemIds: readonly string[]) =>
        dispatch(deleteItems.initiate({ email, itemIds }, { track: false })).unwrap();
      const { failed, deleted } = deleteItemsCopy;
      setError(await run(removed.length, () => changeInBatches(idsOf(removed), send), failed, deleted));
    },
    /** @param edited the items that the dialog names */
    edit: (edited: readonly Item[], changes: CommonFacts) => {
      const send = (itemIds: readonly string[]) =>
        dispatch(updateItems.initiate({ email, itemIds, changes }, { track: false })).unwrap();
      const change = () => changeInBatches(idsOf(edited), send);
      return run(edited.length, change, wardrobeCopy.changeFailed, editItemsCopy.updated);
    },
  };
}
