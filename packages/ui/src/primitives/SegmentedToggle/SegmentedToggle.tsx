import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '../../foundations/cn.ts';
import { joinIds } from '../../foundations/join-ids.ts';
import { RadioOption } from '../RadioGroup/RadioOption.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly count?: number | undefined;
  /** Why it cannot be chosen; it is then skipped, and the reason is read with the group. */
  readonly disabledReason?: string | undefined;
  readonly icon?: ReactNode;
}

export interface SegmentedToggleProps<Value extends string>
  extends Omit<ComponentProps<'div'>, 'onChange' | 'dir' | 'defaultValue'> {
  /** Accessible name of the group; leave out when `aria-labelledby` is given. */
  readonly label?: string;
  readonly segments: readonly Segment<Value>[];
  /** Null while nothing is chosen. */
  readonly value: Value | null;
  readonly onValueChange: (value: Value) => void;
  /** `pill` keeps to its words; `bar` takes the width it gets in equal parts. */
  readonly variant?: 'pill' | 'bar';
}

/**
 * Two or three exclusive views side by side; for a value of a form take RadioGroup, which has a label and an error.
 * Accessibility: native radios with a count in the name and reasons read with the group. Yours: a label, and where a
 * segment is disabled something in sight that says why, such as its count of 0.
 */
export function SegmentedToggle<Value extends string>({
  label,
  segments,
  value,
  onValueChange,
  variant = 'pill',
  className,
  'aria-describedby': describedBy,
  ...rest
}: SegmentedToggleProps<Value>) {
  const id = useId();
  const reasonId = `${id}-reason`;
  const reasons = segments.flatMap((segment) => segment.disabledReason ?? []);
  return (
    <div
      {...rest}
      role="radiogroup"
      aria-label={label}
      aria-describedby={joinIds(describedBy, reasons.length > 0 && reasonId)}
      className={cn(
        'bg-sunken p-0.5 inset-ring inset-ring-line',
        variant === 'pill' ? 'inline-flex rounded-full' : 'flex w-full rounded-control',
        className,
      )}
    >
      {segments.map((segment) => (
        <RadioOption
          key={segment.value}
          name={id}
          value={segment.value}
          checked={segment.value === value}
          disabled={Boolean(segment.disabledReason)}
          title={segment.disabledReason}
          onSelect={() => onValueChange(segment.value)}
          className={cn(
            'inline-flex min-h-target items-center justify-center gap-1.5 text-14 font-medium text-muted has-checked:bg-raise has-checked:text-ink has-checked:shadow-raise has-disabled:opacity-50',
            variant === 'pill' ? 'min-w-20 rounded-full px-4' : 'min-w-0 flex-1 rounded-inner px-2',
          )}
        >
          {segment.icon}
          {segment.label}
          {segment.count !== undefined && <span>{segment.count.toLocaleString('en')}</span>}
        </RadioOption>
      ))}
      {reasons.length > 0 && <VisuallyHidden id={reasonId}>{reasons.join(' ')}</VisuallyHidden>}
    </div>
  );
}
