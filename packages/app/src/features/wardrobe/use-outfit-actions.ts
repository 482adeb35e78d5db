import { outfitsApi } from '@aura/api-client/endpoints/outfits';
import { toApiError } from '@aura/api-client/errors';
import { outfitsCopy } from '@aura/domain/copy/outfits';
import type { Outfit, OutfitFacts } from '@aura/domain/outfits';
import { storedLayers } from '@aura/domain/rules/outfit-edits';
import { copyName } from '@aura/domain/rules/outfits';
import { useToast } from '@aura/ui/primitives/Toast';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { outfitDeletions } from '../../platform/storage/outfit-deletions.ts';
import { useUndoable } from '../../shared/use-undoable.ts';
import { selectSession } from '../../store/session.ts';
import { useAppDispatch, useAppSelector } from '../../store/store.ts';

const { getOutfit, addOutfit, updateOutfit, deleteOutfit } = outfitsApi.endpoints;

/**
 * Deleting with undo: the outfit leaves the list at once, and the server deletes it when that can no longer be undone
 * or the page is left. A deletion that was sent as the page was left is sent again by the next page, whose list may
 * have been read before it.
 */
function useDeletion() {
  const dispatch = useAppDispatch();
  const { show } = useToast();
  const uid = useAppSelector(selectSession).identity?.uid ?? '';
  const deletions = useMemo(() => outfitDeletions(uid), [uid]);
  const [hiddenIds, setHiddenIds] = useState<ReadonlySet<string>>(() => new Set(deletions.read()));
  const showUndoable = useUndoable();

  const restore = useCallback((id: string) => {
    setHiddenIds((ids) => new Set([...ids].filter((one) => one !== id)));
  }, []);
  const send = useCallback(
    async (id: string) => {
      deletions.add(id);
      const { error } = await dispatch(deleteOutfit.initiate(id, { track: false }));
      deletions.remove(id);
      if (!error) return;
      restore(id);
      show({ tone: 'alert', text: outfitsCopy.deleteFailed });
    },
    [deletions, dispatch, restore, show],
  );
  useEffect(() => {
    for (const id of deletions.read()) void send(id);
  }, [deletions, send]);
  const remove = useCallback(
    ({ id, name }: Outfit) => {
      setHiddenIds((ids) => new Set([...ids, id]));
      showUndoable({
        text: outfitsCopy.deleted(name),
        name,
        onUndo: () => restore(id),
        onSettled: () => void send(id),
      });
    },
    [restore, send, showUndoable],
  );
  return { hiddenIds, remove };
}

/** What the list of outfits does: rename, duplicate, and delete with undo. */
export function useOutfitActions() {
  const dispatch = useAppDispatch();
  const { show } = useToast();
  const deletion = useDeletion();

  const duplicate = useCallback(
    async ({ name, occasions, layers }: Outfit) => {
      // A garment that was deleted cannot be added again.
      const own = storedLayers(layers.filter(({ item }) => item !== null));
      const copy = { name: copyName(name), occasions, layers: own };
      const { error } = await dispatch(addOutfit.initiate(copy, { track: false }));
      if (error) show({ tone: 'alert', text: outfitsCopy.duplicateFailed });
      else show({ tone: 'status', text: outfitsCopy.duplicated(copy.name), name: copy.name });
    },
    [dispatch, show],
  );

  /**
   * Changes name and occasions, also of an outfit whose garments were changed elsewhere meanwhile.
   * @returns why it failed; null after success, and when the outfit was deleted elsewhere
   */
  const rename = async (
    outfit: Outfit,
    facts: Pick<OutfitFacts, 'name' | 'occasions'>,
  ): Promise<string | null> => {
    const { id, name } = outfit;
    const send = async ({ version, layers }: Outfit) => {
      const update = { id, version, ...facts, layers: storedLayers(layers) };
      const { error } = await dispatch(updateOutfit.initiate(update, { track: false }));
      return error && toApiError(error).code;
    };
    const sendToNewest = async () => {
      const options = { forceRefetch: true, subscribe: false };
      const { data, error } = await dispatch(getOutfit.initiate(id, options));
      return error || !data ? toApiError(error).code : send(data);
    };
    let problem = await send(outfit);
    if (problem === 'OUTFIT_CHANGED' || problem === 'NOT_FOUND') problem = await sendToNewest();
    if (problem === undefined) return null;
    if (problem === 'OUTFIT_CHANGED') return outfitsCopy.changedElsewhere;
    if (problem !== 'NOT_FOUND') return outfitsCopy.renameFailed;
    show({ tone: 'alert', text: outfitsCopy.deletedElsewhere(name), name });
    return null;
  };
  return { ...deletion, duplicate, rename };
}
