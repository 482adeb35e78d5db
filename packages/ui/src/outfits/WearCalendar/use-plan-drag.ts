import type { ShownWear } from '@aura/domain/rules/calendar';
import { useDrag } from '@use-gesture/react';
import { useState } from 'react';

interface PlanDrag {
  readonly plan: ShownWear;
  /** Position of the pointer in the window, in pixels. */
  readonly x: number;
  readonly y: number;
  /** The day below the pointer; null outside of the month. */
  readonly day: string | null;
}

const dayAt = (x: number, y: number) =>
  document.elementFromPoint(x, y)?.closest('[data-day]')?.getAttribute('data-day') ?? null;

/**
 * Dragging a plan to another day, with a finger after a long press. The keyboard has the menu of the day instead.
 * @param onMove called with a plan and the day on which it was dropped
 */
export function usePlanDrag(onMove: (plan: ShownWear, day: string) => void) {
  const [drag, setDrag] = useState<PlanDrag | null>(null);
  const bind = useDrag(
    ({ args: [plan], xy: [x, y], last, tap, canceled }) => {
      const day = dayAt(x, y);
      setDrag(last || tap ? null : { plan, x, y, day });
      if (last && !tap && !canceled && day !== null && day !== plan.wear.date) onMove(plan, day);
    },
    // The arrow keys move between days.
    { filterTaps: true, preventScroll: true, pointer: { keys: false } },
  );
  return { drag, bindOf: (plan: ShownWear) => bind(plan) as object };
}
