import { type NewWear, wearsApi } from '@aura/api-client/endpoints/wears';
import { calendarCopy } from '@aura/domain/copy/calendar';
import type { Outfit } from '@aura/domain/outfits';
import type { ShownWear } from '@aura/domain/rules/calendar';
import { wearableIds } from '@aura/domain/rules/wears';
import { useToast } from '@aura/ui/primitives/Toast';
import { useCallback } from 'react';
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

  const add = useCallback(
    async (request: NewWear) => (await dispatch(addWear.initiate(request, { track: false }))).data,
    [dispatch],
  );
  const remove = useCallback(
    async (id: string) => !(await dispatch(deleteWear.initiate(id, { track: false }))).error,
    [dispatch],
  );
  const offerUndo = useCallback(
    (text: string, undo: () => Promise<unknown>) => {
      const onAction = async () => {
        if (!(await undo())) show({ tone: 'alert', text: calendarCopy.undoFailed });
      };
      const action = { label: calendarCopy.undo, onAction: () => void onAction() };
      show({ tone: 'status', text, action, durationMs: undoMs });
    },
    [show],
  );

  /** Logs an outfit on today or a past day, or plans it for a later one. */
  const addOutfit = useCallback(
    async (outfit: Outfit, date: string) => {
      const planned = date > today;
      const added = await add({ date, itemIds: wearableIds(outfit), outfitId: outfit.id, planned });
      if (!added) return void show({ tone: 'alert', text: calendarCopy.logFailed });
      if (!added.added) return void show({ tone: 'status', text: calendarCopy.already(outfit.name) });
      const text = planned ? calendarCopy.planSaved(outfit.name) : calendarCopy.logged(outfit.name);
      offerUndo(text, () => remove(added.wear.id));
    },
    [add, offerUndo, remove, show, today],
  );

  /** Logs a plan; Undo plans it again. */
  const woreIt = useCallback(
    async (shown: ShownWear) => {
      const plan = requestOf(shown);
      const added = await add({ ...plan, planned: false });
      if (!added) return void show({ tone: 'alert', text: calendarCopy.logFailed });
      offerUndo(calendarCopy.logged(shown.name), async () =>
        (await remove(added.wear.id)) ? add(plan) : undefined,
      );
    },
    [add, offerUndo, remove, show],
  );

  const removeWear = useCallback(
    async (shown: ShownWear) => {
      if (!(await remove(shown.wear.id)))
        return void show({ tone: 'alert', text: calendarCopy.removeFailed });
      offerUndo(calendarCopy.removed(shown.name), () => add(requestOf(shown)));
    },
    [add, offerUndo, remove, show],
  );
  return { addOutfit, woreIt, removeWear };
}
