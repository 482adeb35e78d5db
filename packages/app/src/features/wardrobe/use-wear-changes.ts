import { calendarCopy } from '@aura/domain/copy/calendar';
import type { Outfit } from '@aura/domain/outfits';
import type { ShownWear } from '@aura/domain/rules/calendar';
import { wearableIds } from '@aura/domain/rules/wears';
import { useCallback } from 'react';
import { requestOf, useWearRequests } from './use-wear-requests.ts';

/** What the calendar changes: log or plan an outfit, log a plan, and remove, each with Undo. */
export function useWearChanges(today: string) {
  const { add, remove, offerUndo, show } = useWearRequests();

  /** Logs an outfit on today or a past day, or plans it for a later one. */
  const addOutfit = useCallback(
    async (outfit: Outfit, date: string) => {
      const planned = date > today;
      const request = { date, itemIds: wearableIds(outfit), outfitId: outfit.id, planned };
      const added = await add(request, calendarCopy.logFailed);
      if (!added) return;
      if (!added.added)
        return void show({ tone: 'status', text: calendarCopy.already(outfit.name), name: outfit.name });
      const text = planned ? calendarCopy.planSaved(outfit.name) : calendarCopy.logged(outfit.name);
      offerUndo(text, outfit.name, () => remove(added.wear.id, calendarCopy.undoFailed));
    },
    [add, offerUndo, remove, show, today],
  );

  /** Logs a plan; Undo plans it again. */
  const woreIt = useCallback(
    async (shown: ShownWear) => {
      const plan = requestOf(shown);
      const added = await add({ ...plan, planned: false }, calendarCopy.logFailed);
      if (!added) return;
      offerUndo(calendarCopy.logged(shown.name), shown.name, async () => {
        if (await remove(added.wear.id, calendarCopy.undoFailed)) await add(plan, calendarCopy.undoFailed);
      });
    },
    [add, offerUndo, remove],
  );

  const removeWear = useCallback(
    async (shown: ShownWear) => {
      if (!(await remove(shown.wear.id, calendarCopy.removeFailed))) return;
      offerUndo(calendarCopy.removed(shown.name), shown.name, () =>
        add(requestOf(shown), calendarCopy.undoFailed),
      );
    },
    [add, offerUndo, remove],
  );
  return { addOutfit, woreIt, removeWear };
}
