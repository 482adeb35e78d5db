import { type ComponentProps, useId } from 'react';
import { cn } from '../../foundations/cn.ts';

export interface ProgressBarProps extends ComponentProps<'div'> {
  readonly label: string;
  /** Between 0 and `max`; anything outside is drawn as the nearer end. */
  readonly value: number;
  readonly max: number;
  /** The value in words, for example "2 of 5 items sent". */
  readonly valueText?: string;
}

/** How much of a known amount is done. */
export function ProgressBar({ label, value, max, valueText, className, ...rest }: ProgressBarProps) {
  const labelId = useId();
  const done = Math.min(Math.max(value, 0), max);
  return (
    <div {...rest} className={cn('flex flex-col gap-2', className)}>
      <div className="flex justify-between gap-4 text-14">
        <span id={labelId} className="font-medium">
          {label}
        </span>
        {valueText && <span className="text-muted">{valueText}</span>}
      </div>
      <div
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={done}
        aria-valuetext={valueText}
        className="h-1.5 overflow-hidden rounded-full bg-sunken inset-ring inset-ring-line"
      >
        <div
          className="h-full rounded-full bg-ink transition-[width] move-enter"
          style={{ width: `${max > 0 ? (done / max) * 100 : 0}%` }}
        />
      </div>
    </div>
  );
}
