import { dayOfKey, type ShownWear } from '@aura/domain/rules/calendar';
import { useDrag } from '@use-gesture/react';
import { useState } from 'react';

interface PlanDrag {
  readonly plan: ShownWear;
  /** Position of the pointer in the window, in pixels. */
  readonly x: number;
  readonly y: number;
  /** The day below the pointer; null outside of the month and its arrows. */
  readonly day: string | null;
}

/** The day below the pointer; the arrow to another month means the same day of that month. */
function dayAt(x: number, y: number, plan: ShownWear): string | null {
  const target = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day], [data-month-key]');
  const { day, monthKey } = target?.dataset ?? {};
  return monthKey ? dayOfKey(monthKey, plan.wear.date, 0) : (day ?? null);
}

/**
 * Dragging a plan to another day, or to an arrow to the same day of another month, with a finger after a long press. The keyboard has the menu of the day instead.
 * @param onMove called with a plan and the day on which it was dropped
 */
export function usePlanDrag(onMove: (plan: ShownWear, day: string) => void) {
  const [drag, setDrag] = useState<PlanDrag | null>(null);
  const bind = useDrag(
    ({ args: [plan], xy: [x, y], last, tap, canceled }) => {
      const day = dayAt(x, y, plan);
      setDrag(last || tap ? null : { plan, x, y, day });
      if (last && !tap && !canceled && day !== null && day !== plan.wear.date) onMove(plan, day);
    },
    // The arrow keys move between days.
    { filterTaps: true, preventScroll: true, pointer: { keys: false } },
  );
  return { drag, bindOf: (plan: ShownWear) => bind(plan) as object };
}
