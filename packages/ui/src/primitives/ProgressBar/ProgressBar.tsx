import { type ComponentProps, useId } from 'react';
import { cn } from '../../foundations/cn.ts';

export interface ProgressBarProps extends ComponentProps<'div'> {
  readonly label: string;
  /** Between 0 and `max`, anything outside is drawn as the nearer end; null while nobody knows. */
  readonly value: number | null;
  readonly max?: number;
  /** The value in words, for example "2 of 5 items sent". */
  readonly valueText?: string;
}

/**
 * How much is done of something that takes a while. Accessibility: a progress bar with name and value, or without a
 * value while it is not known. Yours: one status beside it that says when it is done, since steps are not read aloud.
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
