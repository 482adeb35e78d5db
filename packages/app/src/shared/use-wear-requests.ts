import { type NewWear, wearsApi } from '@aura/api-client/endpoints/wears';
import type { ShownWear } from '@aura/domain/rules/calendar';
import { useToast } from '@aura/ui/primitives/Toast';
import { useCallback, useRef } from 'react';
import { useAppDispatch } from '../store/store.ts';
import { refusalText } from './refusal-text.ts';
import { undoMessage } from './undo-message.ts';

const { addWear, deleteWear } = wearsApi.endpoints;

/** The request that adds a wear again. */
export const requestOf = ({
  wear: { date, itemIds, outfit, postId, planned },
}: Pick<ShownWear, 'wear'>): NewWear => ({
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
  /** The plans that were logged, by the ids of their wears. */
  const loggedPlans = useRef(new Map<string, NewWear>());

  /** @returns undefined when it failed, which is reported */
  const add = useCallback(
    async (request: NewWear, failed: string) => {
      const { data, error } = await dispatch(addWear.initiate(request, { track: false }));
      if (data === undefined)
        show({ tone: 'alert', text: refusalText(error, ['VALIDATION', 'NOT_FOUND'], failed) });
      if (data?.wasPlanned) loggedPlans.current.set(data.wear.id, { ...requestOf(data), planned: true });
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
  /**
   * Deletes a wear that was logged, and plans again what was planned before. A failure is reported.
   * @param plan what was planned; by default what `add` has replaced
   * @returns whether it succeeded
   */
  const undoLog = useCallback(
    async (id: string, failed: string, plan = loggedPlans.current.get(id)): Promise<boolean> => {
      if (!(await remove(id, failed))) return false;
      loggedPlans.current.delete(id);
      return plan === undefined || (await add(plan, failed)) !== undefined;
    },
    [add, remove],
  );
  const offerUndo = useCallback(
    (text: string, name: string, onUndo: () => Promise<unknown>) => show(undoMessage({ text, name, onUndo })),
    [show],
  );
  return { add, remove, undoLog, offerUndo, show };
}
