import { todayCopy } from '@aura/domain/copy/today';
import { utcFormat } from '@aura/domain/rules/date-text';
import type { ReactNode, Ref } from 'react';

interface TodayHeadingProps {
  readonly id: string;
  readonly ref?: Ref<HTMLHeadingElement>;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** The action at the end. */
  readonly children?: ReactNode;
}

// The date is one of the device's calendar, so it is formatted without a shift by the time zone.
const dateFormat = utcFormat({ weekday: 'long', day: 'numeric', month: 'long' });

/** The heading of the suggestions with the date. */
export function TodayHeading({ id, ref, day, children }: TodayHeadingProps) {
  return (
    // Above the row of suggestions, whose padding for the halo begins behind the heading.
    <div className="relative z-raised flex flex-wrap items-baseline gap-x-3">
      <h2 ref={ref} id={id} className="font-serif text-28 outline-none tablet:text-40">
        {todayCopy.heading}
      </h2>
      <p className="text-14 text-muted">
        <time dateTime={day}>{dateFormat.format(new Date(day))}</time>
      </p>
      <div className="ms-auto">{children}</div>
    </div>
  );
}
