import { type NewWear, wearsApi } from '@aura/api-client/endpoints/wears';
import { calendarCopy } from '@aura/domain/copy/calendar';
import type { Outfit } from '@aura/domain/outfits';
import type { ShownWear } from '@aura/domain/rules/calendar';
import { wearableIds } from '@aura/domain/rules/wears';
import { useToast } from '@aura/ui/primitives/Toast';
import { useCallback } from 'react';
import { wearErrorText } from '../../shared/wear-error-text.ts';
import { useAppDispatch } from '../../store/store.ts';

/** Time in which a change can be undone by its message. */
const undoMs = 10_000;

const { addWear, deleteWear } = wearsApi.endpoints;

const requestOf = ({ wear: { date, itemIds, outfit, postId, planned } }: ShownWear): NewWear => ({
  ...{ date, itemIds, planned },
  outfitId: outfit?.id,
  postId: postId ?? undefined,
});

/** What the calendar changes: log or plan an outfit, log a plan, and remove, each with Undo. */
export function useWearChanges(today: string) {
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
    (text: string, undo: () => Promise<unknown>) => {
      const action = { label: calendarCopy.undo, onAction: () => void undo() };
      show({ tone: 'status', text, action, durationMs: undoMs });
    },
    [show],
  );

  /** Logs an outfit on today or a past day, or plans it for a later one. */
  const addOutfit = useCallback(
    async (outfit: Outfit, date: string) => {
      const planned = date > today;
      const request = { date, itemIds: wearableIds(outfit), outfitId: outfit.id, planned };
      const added = await add(request, calendarCopy.logFailed);
      if (!added) return;
      if (!added.added) return void show({ tone: 'status', text: calendarCopy.already(outfit.name) });
      const text = planned ? calendarCopy.planSaved(outfit.name) : calendarCopy.logged(outfit.name);
      offerUndo(text, () => remove(added.wear.id, calendarCopy.undoFailed));
    },
    [add, offerUndo, remove, show, today],
  );

  /** Logs a plan; Undo plans it again. */
  const woreIt = useCallback(
    async (shown: ShownWear) => {
      const plan = requestOf(shown);
      const added = await add({ ...plan, planned: false }, calendarCopy.logFailed);
      if (!added) return;
      offerUndo(calendarCopy.logged(shown.name), async () => {
        if (await remove(added.wear.id, calendarCopy.undoFailed)) await add(plan, calendarCopy.undoFailed);
      });
    },
    [add, offerUndo, remove],
  );

  const removeWear = useCallback(
    async (shown: ShownWear) => {
      if (!(await remove(shown.wear.id, calendarCopy.removeFailed))) return;
      offerUndo(calendarCopy.removed(shown.name), () => add(requestOf(shown), calendarCopy.undoFailed));
    },
    [add, offerUndo, remove],
  );
  return { addOutfit, woreIt, removeWear };
}
