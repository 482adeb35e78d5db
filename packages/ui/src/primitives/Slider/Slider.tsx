import { type ComponentProps, useId } from 'react';
import { cn } from '../../foundations/cn.ts';

export interface SliderProps
  extends Omit<ComponentProps<'input'>, 'type' | 'min' | 'max' | 'step' | 'value' | 'onChange' | 'children'> {
  readonly label: string;
  readonly min?: number;
  readonly max?: number;
  /** Number of key presses from one end to the other. */
  readonly steps?: number;
  readonly value: number;
  readonly onValueChange: (value: number) => void;
}

/**
 * Chooses a value of a range, such as a size or a zoom. `className` is set on the row, other props and `ref` on the
 * native slider. Accessibility: each key press changes the value by 1/20 of the range, or by its `steps`, and the value is read as a
 * percentage of the range.
 */
export function Slider({
  label,
  min = 0,
  max = 1,
  steps = 20,
  value,
  onValueChange,
  className,
  id,
  ...rest
}: SliderProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const share = (value - min) / (max - min);
  return (
    <div className={cn('grid grid-cols-[7rem_1fr] items-center gap-3', className)}>
      <label htmlFor={inputId} className="text-14 font-medium">
        {label}
      </label>
      <input
        {...rest}
        id={inputId}
        type="range"
        min={min}
        max={max}
        step={(max - min) / steps}
        value={value}
        aria-valuetext={`${Math.round(share * 100)} %`}
        onChange={({ target }) => onValueChange(target.valueAsNumber)}
        className="h-target w-full min-w-0 rounded-control accent-ink"
      />
    </div>
  );
}
