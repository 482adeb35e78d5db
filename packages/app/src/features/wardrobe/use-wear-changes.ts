import { calendarCopy } from '@aura/domain/copy/calendar';
import { commonCopy } from '@aura/domain/copy/common';
import type { Outfit } from '@aura/domain/outfits';
import type { ShownWear } from '@aura/domain/rules/calendar';
import { wearableIds } from '@aura/domain/rules/wears';
import { useCallback, useRef } from 'react';
import { requestOf, useWearRequests } from '../../shared/use-wear-requests.ts';
import { usePastPlanChanges } from './use-past-plan-changes.ts';

/** What the calendar changes: log or plan an outfit, log a plan, and remove, each with Undo. */
export function useWearChanges(today: string) {
  const { add, remove, offerUndo, show } = useWearRequests();
  const { change: changePastPlan, isPending, withChanges } = usePastPlanChanges();
  /** The wears whose change has no answer yet, which a second press does not send again. */
  const sending = useRef(new Set<string>());

  const once = async ({ wear: { id } }: ShownWear, send: () => Promise<void>) => {
    if (sending.current.has(id)) return;
    sending.current.add(id);
    await send().finally(() => sending.current.delete(id));
  };
  const isPastPlan = ({ wear }: ShownWear) => wear.date < today && (wear.planned || isPending(wear.id));

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
      offerUndo(text, outfit.name, () => remove(added.wear.id, commonCopy.undoFailed));
    },
    [add, offerUndo, remove, show, today],
  );

  /** Logs a plan; Undo plans it again. */
  const woreIt = async (shown: ShownWear) => {
    const text = calendarCopy.logged(shown.name);
    const plan = requestOf(shown);
    const log = () => add({ ...plan, planned: false }, calendarCopy.logFailed);
    if (isPastPlan(shown))
      return changePastPlan(shown, { result: { ...shown.wear, planned: false }, text, send: log });
    await once(shown, async () => {
      const added = await log();
      if (!added) return;
      offerUndo(text, shown.name, async () => {
        if (await remove(added.wear.id, commonCopy.undoFailed)) await add(plan, commonCopy.undoFailed);
      });
    });
  };

  const removeWear = async (shown: ShownWear) => {
    const text = calendarCopy.removed(shown.name);
    const send = () => remove(shown.wear.id, calendarCopy.removeFailed);
    if (isPastPlan(shown)) return changePastPlan(shown, { result: null, text, send });
    await once(shown, async () => {
      if (await send()) offerUndo(text, shown.name, () => add(requestOf(shown), commonCopy.undoFailed));
    });
  };
  return { addOutfit, woreIt, removeWear, withChanges };
}
