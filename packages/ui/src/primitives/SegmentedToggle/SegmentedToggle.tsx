import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from '../../foundations/cn.ts';
import { joinIds } from '../../foundations/join-ids.ts';
import { useLabels } from '../LabelsProvider/use-labels.ts';
import { RadioOption } from '../RadioGroup/RadioOption.tsx';
import { SelectionMarker } from '../SelectionMarker/SelectionMarker.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly count?: number | undefined;
  /** Why the segment is disabled. A disabled segment is skipped, and the reason describes the group. */
  readonly disabledReason?: string | undefined;
  readonly icon?: ReactNode;
}

export interface SegmentedToggleProps<Value extends string>
  extends Omit<ComponentProps<'div'>, 'onChange' | 'dir' | 'defaultValue'> {
  /** Accessible name of the group; omit it when `aria-labelledby` is given. */
  readonly label?: string;
  readonly segments: readonly Segment<Value>[];
  /** Null while nothing is selected. */
  readonly value: Value | null;
  readonly onValueChange: (value: Value) => void;
  /** `pill` is as wide as its text; `bar` fills its container in equal parts. */
  readonly variant?: 'pill' | 'bar';
}

/**
 * Toggles between two or three views side by side; for a value of a form use RadioGroup, which has a label
 * and an error. Accessibility: native radio buttons with the count in the name; reasons describe the group.
 * The caller provides a label and, where a segment is disabled, a visible explanation, such as its count of
 * 0.
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
  const labels = useLabels();
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
        'isolate bg-sunken p-0.5 inset-ring inset-ring-line',
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
            'inline-flex min-h-target items-center justify-center gap-1.5 text-14 font-medium text-muted has-checked:text-ink has-disabled:opacity-50',
            variant === 'pill'
              ? 'min-w-20 rounded-full px-4 slim:min-w-0 slim:px-3'
              : 'min-w-0 flex-1 rounded-inner px-2',
          )}
        >
          {segment.value === value && (
            <SelectionMarker className="inset-y-0 rounded-[inherit] bg-raise shadow-raise" />
          )}
          {segment.icon}
          {segment.label}
          {segment.count !== undefined && <span>{segment.count.toLocaleString(labels.locale)}</span>}
        </RadioOption>
      ))}
      {reasons.length > 0 && <VisuallyHidden id={reasonId}>{reasons.join(' ')}</VisuallyHidden>}
    </div>
  );
}
