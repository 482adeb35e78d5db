import { useId } from 'react';

interface CropSliderProps {
  readonly label: string;
  readonly min?: number;
  readonly max?: number;
  readonly value: number;
  readonly disabled?: boolean;
  readonly onValueChange: (value: number) => void;
}

/** A slider for one value of the crop. Each key press changes it by 1/20 of the range. */
export function CropSlider({ label, min = 0, max = 1, value, disabled, onValueChange }: CropSliderProps) {
  const id = useId();
  const share = (value - min) / (max - min);
  return (
    <div className="grid grid-cols-[7rem_1fr] items-center gap-3">
      <label htmlFor={id} className="text-14 font-medium">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={(max - min) / 20}
        value={value}
        disabled={disabled}
        aria-valuetext={`${Math.round(share * 100)} %`}
        onChange={({ target }) => onValueChange(target.valueAsNumber)}
        className="h-target w-full min-w-0 rounded-control accent-ink"
      />
    </div>
  );
}
