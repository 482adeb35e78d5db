import * as Radix from '@radix-ui/react-radio-group';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '../../foundations/cn.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface Segment<Value extends string> {
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
  const reasonId = useId();
  const round = variant === 'pill' ? 'rounded-full' : 'rounded-inner';
  const reasons = segments.flatMap((segment) => segment.disabledReason ?? []);
  const select = (next: string) => {
    const segment = segments.find((candidate) => candidate.value === next);
    if (segment) onValueChange(segment.value);
  };
  return (
    <Radix.Root
      {...rest}
      aria-label={label}
      aria-describedby={reasons.length > 0 ? reasonId : undefined}
      orientation="horizontal"
      value={value}
      onValueChange={select}
      className={cn(
        'bg-sunken p-0.75 inset-ring inset-ring-line',
        variant === 'pill' ? 'inline-flex rounded-full' : 'flex w-full rounded-control',
        className,
      )}
    >
      {segments.map((segment) => (
        <Radix.Item
          key={segment.value}
          value={segment.value}
          disabled={Boolean(segment.disabledReason)}
          title={segment.disabledReason}
          className={cn(
            'inline-flex min-h-target min-w-20 items-center justify-center gap-1.5 px-4 text-14 font-medium text-muted data-[state=checked]:bg-raise data-[state=checked]:text-ink data-[state=checked]:shadow-raise disabled:cursor-not-allowed',
            variant === 'bar' && 'min-w-0 flex-1 px-2',
            round,
          )}
        >
          {segment.icon}
          {segment.label}
          {segment.count !== undefined && <span>{segment.count.toLocaleString('en')}</span>}
        </Radix.Item>
      ))}
      {reasons.length > 0 && <VisuallyHidden id={reasonId}>{reasons.join(' ')}</VisuallyHidden>}
    </Radix.Root>
  );
}
