import { type NewWear, wearsApi } from '@aura/api-client/endpoints/wears';
import type { ShownWear } from '@aura/domain/rules/calendar';
import { useToast } from '@aura/ui/primitives/Toast';
import { useCallback } from 'react';
import { useAppDispatch } from '../store/store.ts';
import { undoMessage } from './undo-message.ts';
import { wearErrorText } from './wear-error-text.ts';

const { addWear, deleteWear } = wearsApi.endpoints;

/** The request that adds a wear again. */
export const requestOf = ({ wear: { date, itemIds, outfit, postId, planned } }: ShownWear): NewWear => ({
  date,
  itemIds,
  planned,
  outfitId: outfit?.id,
  postId: postId ?? undefined,
});

/** Adds and deletes wears, with their messages. */
export function useWearRequests() {
  const dispatch = useAppDispatch();
  const { show } = useToast();

  /** @returns undefined when it failed, which is reported */
  const add = useCallback(
    async (request: NewWear, failed: string) => {
      const { data, error } = await dispatch(addWear.initiate(request, { track: false }));
      if (data === undefined) show({ tone: 'alert', text: wearErrorText(error, failed) });
      return data;
    },
    [dispatch, show],
  );
  /** @returns whether it succeeded; a failure is reported */
  const remove = useCallback(
    async (id: string, failed: string): Promise<boolean> => {
      const { error } = await dispatch(deleteWear.initiate(id, { track: false }));
      if (error) show({ tone: 'alert', text: failed });
      return !error;
    },
    [dispatch, show],
  );
  const offerUndo = useCallback(
    (text: string, name: string, onUndo: () => Promise<unknown>) => show(undoMessage({ text, name, onUndo })),
    [show],
  );
  return { add, remove, offerUndo, show };
}
