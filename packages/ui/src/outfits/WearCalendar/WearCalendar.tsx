import { calendarCopy } from '@aura/domain/copy/calendar';
import { dayOfKey, type ShownWear, weeksOf } from '@aura/domain/rules/calendar';
import { utcFormat } from '@aura/domain/rules/date-text';
import { addMonths, monthOf } from '@aura/domain/rules/days';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { OutfitCollage } from '../OutfitCollage/OutfitCollage.tsx';
import { DayCell } from './DayCell.tsx';
import { Legend } from './Legend.tsx';
import { usePlanDrag } from './use-plan-drag.ts';

export interface WearCalendarProps {
  /** `YYYY-MM`. */
  readonly month: string;
  /** The last month that can be shown, `YYYY-MM`. */
  readonly maxMonth: string;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** A day of the month, `YYYY-MM-DD`. */
  readonly selected: string;
  /** 0 for Sunday to 6 for Saturday. */
  readonly weekStart: number;
  readonly wears: ReadonlyMap<string, readonly ShownWear[]>;
  readonly busy?: boolean;
  /** Called with a day, also of another month. */
  readonly onSelect: (day: string) => void;
  readonly onMonthChange: (month: string) => void;
  /** Called with a plan that was dragged to another day, also of another month. */
  readonly onMove: (plan: ShownWear, day: string) => void;
}

const monthName = utcFormat({ month: 'long' });
const longWeekday = utcFormat({ weekday: 'long' });
const shortWeekday = utcFormat({ weekday: 'short' });
/** 1 January 2023 was a Sunday. */
const weekday = (index: number) => new Date(Date.UTC(2023, 0, 1 + (index % 7)));

/**
 * A month of what was worn and what is planned. Arrow keys move by days and weeks, Home and End within the week, Page
 * Up and Page Down by months.
 */
export function WearCalendar(props: WearCalendarProps) {
  const { month, maxMonth, today, selected, weekStart, wears, busy = false } = props;
  const { onSelect, onMonthChange, onMove } = props;
  const { drag, bindOf } = usePlanDrag(onMove);
  const targetMonth = drag?.day ? monthOf(drag.day) : null;
  const headingId = useId();
  const selectedRef = useRef<HTMLButtonElement>(null);
  /** The day to which a key moves, until it is shown: one of another month later than the others. */
  const movedTo = useRef<string | null>(null);
  useEffect(() => {
    if (movedTo.current !== selected) return;
    movedTo.current = null;
    selectedRef.current?.focus();
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const day = dayOfKey(event.key, selected, weekStart);
    if (day === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    movedTo.current = day;
    onSelect(day);
  };
  const dragHandlersOf = (ofDay: readonly ShownWear[] = []) => {
    const plan = ofDay.find(({ wear }) => wear.planned);
    return plan ? bindOf(plan) : {};
  };
  return (
    <section aria-labelledby={headingId} aria-busy={busy || undefined} className="min-w-0">
      <header className="flex flex-wrap items-center justify-between gap-3 pb-3">
        <h1
          id={headingId}
          aria-live="polite"
          className="flex flex-wrap items-baseline gap-x-3 font-serif text-40 outline-none tablet:text-64"
        >
          {monthName.format(new Date(`${month}-01`))}{' '}
          <span className="text-22 text-muted">{month.slice(0, 4)}</span>
        </h1>
        <div className="flex flex-wrap items-center gap-2">
          <Button variant="quiet" onClick={() => onSelect(today)}>
            {calendarCopy.today}
          </Button>
          <IconButton
            variant="outline"
            label={calendarCopy.previousMonth}
            data-month-key="PageUp"
            className={targetMonth === addMonths(month, -1) ? 'bg-accent-wash' : undefined}
            onClick={() => onMonthChange(addMonths(month, -1))}
          >
            <ChevronLeft aria-hidden className="rtl:-scale-x-100" />
          </IconButton>
          <IconButton
            variant="outline"
            label={calendarCopy.nextMonth}
            aria-disabled={month >= maxMonth}
            data-month-key="PageDown"
            className={targetMonth === addMonths(month, 1) ? 'bg-accent-wash' : undefined}
            onClick={() => onMonthChange(addMonths(month, 1))}
          >
            <ChevronRight aria-hidden className="rtl:-scale-x-100" />
          </IconButton>
        </div>
      </header>
      <table
        aria-labelledby={headingId}
        className="w-full table-fixed border-separate border-spacing-1 slim:border-spacing-x-0"
      >
        <thead>
          <tr>
            {[0, 1, 2, 3, 4, 5, 6].map((index) => (
              <th key={index} scope="col" className="pb-1 text-start text-12 font-normal text-muted">
                <span aria-hidden className="ps-1">
                  {shortWeekday.format(weekday(weekStart + index))}
                </span>
                <VisuallyHidden>{longWeekday.format(weekday(weekStart + index))}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={onKeyDown}>
          {weeksOf(month, weekStart).map((week) => {
            const days = week.filter((day) => day !== null);
            const blanks = days.length < 7 ? <td colSpan={7 - days.length} /> : null;
            return (
              <tr key={days[0]}>
                {week[0] === null && blanks}
                {days.map((day) => (
                  <td key={day} data-day={day} className="p-0">
                    <DayCell
                      day={day}
                      today={today}
                      ref={day === selected ? selectedRef : undefined}
                      wears={wears.get(day) ?? []}
                      isTarget={drag?.day === day}
                      dragHandlers={dragHandlersOf(wears.get(day))}
                      isSelected={day === selected}
                      onSelect={() => onSelect(day)}
                    />
                  </td>
                ))}
                {week[0] !== null && blanks}
              </tr>
            );
          })}
        </tbody>
      </table>
      <Legend />
      {drag && (
        <div
          aria-hidden
          style={{ left: drag.x, top: drag.y }}
          className="pointer-events-none fixed z-dialog w-20 -translate-1/2 rounded-image shadow-raise"
        >
          <OutfitCollage layers={drag.plan.layers} sizes="5rem" />
        </div>
      )}
    </section>
  );
}
