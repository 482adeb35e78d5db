import { useGetWearsQuery } from '@aura/api-client/endpoints/wears';
import { calendarCopy } from '@aura/domain/copy/calendar';
import { outfitsCopy } from '@aura/domain/copy/outfits';
import { monthRange, wearsByDay } from '@aura/domain/rules/calendar';
import type { Wear } from '@aura/domain/wears';
import { useMemo } from 'react';
import { useWardrobe } from '../../shared/use-wardrobe.ts';

const noWears: readonly Wear[] = [];

/**
 * The wears of a month with the garments of the wardrobe, by day; none until the whole wardrobe is loaded.
 * @param email the current user's
 * @param month `YYYY-MM`
 * @param withChanges applies changes that are not sent yet
 */
export function useMonth(
  email: string,
  month: string,
  withChanges: (wears: readonly Wear[]) => readonly Wear[],
) {
  const query = useGetWearsQuery(monthRange(month), { refetchOnMountOrArgChange: true });
  const wardrobe = useWardrobe(email);
  const { currentData: wears = noWears } = query;
  const { whole } = wardrobe;
  // A part of the wardrobe would show some wears without some of their garments.
  const byDay = useMemo(
    () => wearsByDay(whole ? withChanges(wears) : noWears, whole ?? []),
    [wears, whole, withChanges],
  );
  const isWardrobeMissing = whole === undefined && wardrobe.isError;
  const failure = {
    message: query.isError ? calendarCopy.failed : outfitsCopy.garmentsFailed,
    isFetching: query.isFetching || (isWardrobeMissing && wardrobe.isFetching),
    refetch: () => {
      if (query.isError) void query.refetch();
      if (isWardrobeMissing) wardrobe.refetch();
    },
  };
  return {
    /** As the server has answered them. */
    wears,
    byDay,
    /** Whether the wears of each day are known. */
    isLoaded: query.currentData !== undefined && whole !== undefined,
    /** Whether the month has no wear, and nothing was ever worn. */
    isEmpty: query.currentData?.length === 0 && whole?.every(({ worn }) => !worn?.days) === true,
    busy: query.isFetching || (whole === undefined && !isWardrobeMissing),
    failure: query.isError || isWardrobeMissing ? failure : null,
  };
}
