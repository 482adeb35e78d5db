import { wearsCopy } from '@aura/domain/copy/wears';
import { utcFormat } from '@aura/domain/rules/date-text';
import type { WearMonth } from '@aura/domain/rules/wear-months';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

export interface WearDotsProps {
  /** The earliest first. */
  readonly months: readonly WearMonth[];
}

/** Dots of a month; above them is the number when it had more days. */
const maxDots = 5;
const places = Array.from({ length: maxDots }, (_, index) => index);

const initial = utcFormat({ month: 'narrow' });
const name = utcFormat({ month: 'long', year: 'numeric' });

/** The months in which an item was worn, with a dot for each day. */
export function WearDots({ months }: WearDotsProps) {
  return (
    <ol aria-label={wearsCopy.months} className="grid grid-cols-12">
      {months.map(({ month, days }) => {
        const date = new Date(`${month}-01`);
        return (
          <li key={month} className="flex h-22 flex-col items-center justify-end gap-1 text-12 text-muted">
            <VisuallyHidden>{wearsCopy.monthLabel(name.format(date), days)}</VisuallyHidden>
            {days > maxDots && <span aria-hidden>{days}</span>}
            {days === 0 && <span aria-hidden className="h-px w-2 bg-line-strong" />}
            {places.slice(0, days).map((place) => (
              <span key={place} aria-hidden className="size-2 shrink-0 rounded-full bg-ink" />
            ))}
            <span aria-hidden>{initial.format(date)}</span>
          </li>
        );
      })}
    </ol>
  );
}
