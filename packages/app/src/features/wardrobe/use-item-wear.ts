import { useGetWearsQuery } from '@aura/api-client/endpoints/wears';
import type { Item } from '@aura/domain/entities';
import { addDays, localDay } from '@aura/domain/rules/days';
import { itemTitle } from '@aura/domain/rules/items';
import { type WearMonth, wearMonths, wearMonthsRange } from '@aura/domain/rules/wear-months';
import { useDialogSubject } from '../../shared/use-dialog-subject.ts';
import { useNow } from '../../shared/use-now.ts';
import { useWoreToday } from '../../shared/use-wore-today.ts';
import { usePlanChanges } from './use-plan-changes.ts';

/** The months in which an own item was worn; empty for one that was never worn, or while they load. */
function useWearMonths(item: Item | undefined, today: string): readonly WearMonth[] {
  const isWorn = item?.isOwner === true && (item.worn?.days ?? 0) > 0;
  const { data } = useGetWearsQuery(wearMonthsRange(today), { skip: !isWorn });
  return isWorn && data ? wearMonths(data, item.id, today) : [];
}

/** Logging and planning an own item on its page. */
export function useItemWear(item: Item | undefined) {
  const today = localDay(new Date(useNow()));
  const months = useWearMonths(item, today);
  const { busy, woreToday } = useWoreToday();
  const { plan } = usePlanChanges(today);
  const planning = useDialogSubject<Item>();
  if (!item?.isOwner) return { wear: undefined, planDialog: null };
  const { dialog } = planning;
  return {
    wear: {
      today,
      busy,
      months,
      onWoreToday: () => void woreToday({ name: itemTitle(item), itemIds: [item.id] }),
      onPlan: () => planning.show(item),
    },
    /** The dialog that chooses the days; null before it was opened. */
    planDialog: dialog && {
      openCount: dialog.openCount,
      props: {
        task: 'plan' as const,
        today,
        day: addDays(today, 1),
        name: itemTitle(dialog.subject),
        open: dialog.open,
        onOpenChange: planning.onOpenChange,
        onSave: (days: readonly string[]) =>
          void plan(itemTitle(dialog.subject), { itemIds: [dialog.subject.id] }, days),
      },
    },
  };
}
