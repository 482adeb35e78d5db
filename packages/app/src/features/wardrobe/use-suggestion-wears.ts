import { useGetWearsQuery } from '@aura/api-client/endpoints/wears';
import { calendarCopy } from '@aura/domain/copy/calendar';
import { todayCopy } from '@aura/domain/copy/today';
import { wearsCopy } from '@aura/domain/copy/wears';
import { addDays } from '@aura/domain/rules/days';
import { hasSameItems } from '@aura/domain/rules/wears';
import type { Wear } from '@aura/domain/wears';
import { useState } from 'react';
import { useWearRequests } from '../../shared/use-wear-requests.ts';

interface WearOptions {
  /** `YYYY-MM-DD`, today. */
  readonly day: string;
  /** Called when a suggestion was logged as worn. */
  readonly onWorn: (ids: readonly string[]) => void;
}

/** Logs suggestions as worn today and plans them for tomorrow; both can be taken back. */
export function useSuggestionWears({ day, onWorn }: WearOptions) {
  const { add, undoLog, show } = useWearRequests();
  const tomorrow = addDays(day, 1);
  const { data: wears = [] } = useGetWearsQuery({ from: day, to: tomorrow });
  const [busyKey, setBusyKey] = useState<string | null>(null);

  const wornToday = (ids: readonly string[]) =>
    wears.find((wear) => wear.date === day && !wear.planned && hasSameItems(wear.itemIds, ids));
  const plannedTomorrow = (ids: readonly string[]) =>
    wears.find((wear) => wear.date === tomorrow && wear.planned && hasSameItems(wear.itemIds, ids));

  /**
   * Adds a wear, or deletes the one that is there; what was planned before it was logged here is planned again. A failure
   * is reported. Returns whether it succeeded.
   */
  const toggle = async (wear: Wear | undefined, date: string, ids: readonly string[]): Promise<boolean> => {
    setBusyKey(ids.join(' '));
    const addFailed = date === day ? wearsCopy.logFailed : calendarCopy.logFailed;
    const isDone = wear
      ? await undoLog(wear.id, calendarCopy.removeFailed)
      : (await add({ date, itemIds: ids, planned: date !== day }, addFailed)) !== undefined;
    setBusyKey(null);
    return isDone;
  };
  return {
    isWorn: (ids: readonly string[]) => wornToday(ids) !== undefined,
    isPlanned: (ids: readonly string[]) => plannedTomorrow(ids) !== undefined,
    isBusy: (ids: readonly string[]) => busyKey === ids.join(' '),
    wear: async (ids: readonly string[]) => {
      const worn = wornToday(ids);
      if ((await toggle(worn, day, ids)) && worn === undefined) onWorn(ids);
    },
    plan: async (ids: readonly string[], title: string) => {
      const planned = plannedTomorrow(ids);
      const isDone = await toggle(planned, tomorrow, ids);
      const text = planned ? todayCopy.unplanned(title) : todayCopy.planned(title);
      if (isDone) show({ tone: 'status', text, name: title });
    },
  };
}
