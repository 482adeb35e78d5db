import { type ComponentProps, useId } from 'react';
import { cn } from '../../foundations/cn.ts';

export interface ProgressBarProps extends ComponentProps<'div'> {
  readonly label: string;
  /** Between 0 and `max`, clamped; null when unknown. */
  readonly value: number | null;
  readonly max?: number;
  /** Value as text, for example "2 of 5 items sent". */
  readonly valueText?: string;
}

/**
 * Progress of a long operation. Accessibility: a progress bar with name and value, or without a value while
 * it is unknown. The caller provides a status beside it that announces the end, since progress itself is not
 * announced.
 */
export function ProgressBar({ label, value, max = 1, valueText, className, ...rest }: ProgressBarProps) {
  const labelId = useId();
  const done = value === null ? undefined : Math.min(Math.max(value, 0), max);
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
        {...(done !== undefined && { 'aria-valuemin': 0, 'aria-valuemax': max, 'aria-valuenow': done })}
        aria-valuetext={valueText}
        className="h-1.5 overflow-hidden rounded-full bg-sunken inset-ring inset-ring-line"
      >
        {done === undefined ? (
          <div className="mx-auto h-full w-1/3 animate-sweep rounded-full bg-ink" />
        ) : (
          <div
            className="h-full rounded-full bg-ink transition-[width] transition-enter"
            style={{ width: `${max > 0 ? (done / max) * 100 : 0}%` }}
          />
        )}
      </div>
    </div>
  );
}
