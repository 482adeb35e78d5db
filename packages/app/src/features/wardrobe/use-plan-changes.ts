import type { NewWear } from '@aura/api-client/endpoints/wears';
import { calendarCopy } from '@aura/domain/copy/calendar';
import { commonCopy } from '@aura/domain/copy/common';
import { planCopy } from '@aura/domain/copy/plan';
import { dayText, type ShownWear } from '@aura/domain/rules/calendar';
import { planDayProblem } from '@aura/domain/rules/plan-days';
import { requestOf, useWearRequests } from '../../shared/use-wear-requests.ts';

/** Plans something on several days, and moves a plan to another day, each with Undo. */
export function usePlanChanges(today: string) {
  const { add, remove, offerUndo, show } = useWearRequests();

  /**
   * Plans the days one after the other, and stops at the first that fails. Days on which the same is planned or worn
   * already stay as they are.
   */
  const plan = async (name: string, request: Omit<NewWear, 'date' | 'planned'>, days: readonly string[]) => {
    const addedIds: string[] = [];
    let done = 0;
    for (const date of days) {
      const failed = done === 0 ? planCopy.failed : planCopy.partly(name, done, days.length);
      const answer = await add({ ...request, date, planned: true }, failed);
      if (!answer) break;
      done += 1;
      if (answer.added) addedIds.push(answer.wear.id);
    }
    if (done < days.length || days.length === 0) return;
    if (addedIds.length === 0) return void show({ tone: 'status', text: calendarCopy.already(name), name });
    offerUndo(planCopy.saved(name, addedIds.length), name, async () => {
      for (const id of addedIds) if (!(await remove(id, commonCopy.undoFailed))) return;
    });
  };

  /**
   * Plans the new day before it removes the old one, so that a failure loses nothing.
   * @returns whether it is planned on the new day
   */
  const move = async (shown: ShownWear, day: string): Promise<boolean> => {
    const problem = planDayProblem(day, today);
    if (problem !== null) show({ tone: 'alert', text: problem });
    if (problem !== null || day === shown.wear.date) return false;
    const before = requestOf(shown);
    const added = await add({ ...before, date: day }, planCopy.moveFailed);
    if (!added) return false;
    if (!added.added) {
      show({ tone: 'status', text: calendarCopy.already(shown.name), name: shown.name });
      return true;
    }
    if (!(await remove(shown.wear.id, planCopy.moveFailed))) return true;
    const text = planCopy.moved(shown.name, dayText(day));
    // The server accepts no plan of a past day, so it could not be moved back.
    if (before.date < today) show({ tone: 'status', text, name: shown.name });
    else
      offerUndo(text, shown.name, async () => {
        if (await add(before, commonCopy.undoFailed)) await remove(added.wear.id, commonCopy.undoFailed);
      });
    return true;
  };

  return {
    plan,
    move,
    /** Plans what is planned on further days. */
    repeat: (shown: ShownWear, days: readonly string[]) => {
      const { itemIds, outfitId } = requestOf(shown);
      return plan(shown.name, { itemIds, outfitId }, days);
    },
  };
}
