import { type ComponentProps, useId } from 'react';
import { cn } from '../../foundations/cn.ts';
import { useLabels } from '../LabelsProvider/use-labels.ts';
import { RadioOption } from '../RadioGroup/RadioOption.tsx';
import { SelectionMarker } from '../SelectionMarker/SelectionMarker.tsx';

interface Chip<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Number shown after the label and included in the chip's accessible name; a text is shown as it is. */
  readonly count?: number | string | undefined;
}

export interface ChipGroupProps<Value extends string>
  extends Omit<ComponentProps<'div'>, 'onChange' | 'dir' | 'defaultValue'> {
  /** Accessible name of the group. */
  readonly label: string;
  readonly options: readonly Chip<Value>[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
}

/**
 * Selects one of several filters; overflow scrolls sideways. Accessibility: native radio buttons, so that the
 * group is one tab stop and arrow keys select; the count is part of each name. The caller provides a label,
 * and a status near the list that announces the result of the filter.
 */
export function ChipGroup<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  className,
  ...rest
}: ChipGroupProps<Value>) {
  const name = useId();
  const labels = useLabels();
  return (
    <div
      {...rest}
      role="radiogroup"
      aria-label={label}
      className={cn('isolate flex gap-1 overflow-x-auto p-1 [scrollbar-width:none]', className)}
    >
      {options.map((option) => (
        <RadioOption
          key={option.value}
          name={name}
          value={option.value}
          checked={option.value === value}
          onSelect={() => onValueChange(option.value)}
          className="inline-flex min-h-target shrink-0 items-center gap-1.5 rounded-full px-4 text-14 font-medium whitespace-nowrap not-has-checked:hover:bg-hover has-checked:text-on-ink"
        >
          {option.value === value && <SelectionMarker className="inset-y-0 rounded-full bg-ink" />}
          {option.label}
          {option.count !== undefined && (
            <span className="font-normal opacity-80">
              {typeof option.count === 'number' ? option.count.toLocaleString(labels.locale) : option.count}
            </span>
          )}
        </RadioOption>
      ))}
    </div>
  );
}
