import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '../../foundations/cn.ts';
import { RadioOption } from '../RadioOption/RadioOption.tsx';
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
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  /** `pill` keeps to its words; `bar` takes the width it gets in equal parts. */
  readonly variant?: 'pill' | 'bar';
}

/** Two or three exclusive views or values side by side; a radio group. */
export function SegmentedToggle<Value extends string>({
  label,
  segments,
  value,
  onValueChange,
  variant = 'pill',
  className,
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
      aria-describedby={reasons.length > 0 ? reasonId : rest['aria-describedby']}
      className={cn(
        'bg-sunken p-0.75 inset-ring inset-ring-line',
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
            'inline-flex min-h-target items-center justify-center gap-1.5 text-14 font-medium text-muted has-checked:bg-raise has-checked:text-ink has-checked:shadow-raise',
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
