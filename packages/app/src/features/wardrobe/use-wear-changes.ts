import { calendarCopy } from '@aura/domain/copy/calendar';
import { commonCopy } from '@aura/domain/copy/common';
import type { Outfit } from '@aura/domain/outfits';
import type { ShownWear } from '@aura/domain/rules/calendar';
import { wearableIds } from '@aura/domain/rules/wears';
import type { Wear } from '@aura/domain/wears';
import { useRef } from 'react';
import { requestOf, useWearRequests } from '../../shared/use-wear-requests.ts';
import { usePastPlanChanges } from './use-past-plan-changes.ts';

/** What the calendar changes: log or plan an outfit, log a plan, and remove, each with Undo. */
export function useWearChanges(today: string) {
  const { add, remove, undoLog, offerUndo, show } = useWearRequests();
  const { change: changePastPlan, isPending, withChanges } = usePastPlanChanges();
  /** The wears whose change has no answer yet, which a second press does not send again. */
  const sending = useRef(new Set<string>());

  const once = async ({ wear: { id } }: ShownWear, send: () => Promise<void>) => {
    if (sending.current.has(id)) return;
    sending.current.add(id);
    await send().finally(() => sending.current.delete(id));
  };
  const isPastPlan = ({ wear }: ShownWear) => wear.date < today && (wear.planned || isPending(wear.id));

  /**
   * Logs an outfit on today or a past day, or plans it for a later one.
   * @param wears those that were read, without the changes that are not sent yet
   */
  const addOutfit = async (outfit: Outfit, date: string, wears: readonly Wear[]) => {
    const { id: outfitId, name } = outfit;
    const planned = date > today;
    const itemIds = wearableIds(outfit);
    const text = planned ? calendarCopy.planSaved(name) : calendarCopy.logged(name);
    const showAlready = () => show({ tone: 'status', text: calendarCopy.already(name), name });
    const send = () => add({ date, itemIds, outfitId, planned }, calendarCopy.logFailed);
    const plan = wears.find((wear) => wear.date === date && wear.planned && wear.outfit?.id === outfitId);
    if (plan && date < today) {
      if (withChanges([plan]).some((wear) => !wear.planned)) return void showAlready();
      return changePastPlan({ wear: plan, name }, { result: { ...plan, itemIds, planned }, text, send });
    }
    const added = await send();
    if (!added) return;
    if (!added.added) return void showAlready();
    // The server accepts no plan of a past day, so a plan that was not loaded could not be planned again.
    if (added.wasPlanned && date < today) return void show({ tone: 'status', text, name });
    offerUndo(text, name, () => undoLog(added.wear.id, commonCopy.undoFailed));
  };

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
      offerUndo(text, shown.name, () => undoLog(added.wear.id, commonCopy.undoFailed, plan));
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
