import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../foundations/cn.ts';

interface Step {
  readonly id: string;
  /** Accessible name, for example "Item 2, complete". */
  readonly label: string;
  readonly done: boolean;
  /** Whether the step has an error, shown as a red dot. */
  readonly hasError?: boolean;
}

export interface StepDotsProps extends Omit<ComponentProps<'ol'>, 'onSelect'> {
  /** Accessible name of the list. */
  readonly label: string;
  readonly steps: readonly Step[];
  /** Index of the current step. */
  readonly current: number;
  readonly onSelect: (index: number) => void;
}

/**
 * Numbered steps; a completed step shows a check mark, the current one is filled. `className`, props and
 * `ref` are set on the list. Accessibility: a named list of buttons of 44 px, the current one with
 * `aria-current="step"`. The caller provides labels that include the state ("Item 2, complete").
 */
export function StepDots({
  label,
  steps,
  current,
  onSelect,
  className = 'flex-wrap',
  ...rest
}: StepDotsProps) {
  return (
    <ol {...rest} aria-label={label} className={cn('flex items-center', className)}>
      {steps.map((step, index) => {
        const isCurrent = index === current;
        return (
          <li key={step.id}>
            <button
              type="button"
              aria-label={step.label}
              aria-current={isCurrent ? 'step' : undefined}
              onClick={() => onSelect(index)}
              className="grid size-target place-items-center rounded-full"
            >
              <span
                className={cn(
                  'relative grid size-8.5 place-items-center rounded-full border text-14 font-medium',
                  isCurrent ? 'border-ink bg-ink text-on-ink' : 'border-line-strong',
                  !isCurrent && (step.done ? 'bg-sunken' : 'border-dashed'),
                )}
              >
                {step.done && !isCurrent ? <Check aria-hidden className="size-4" /> : index + 1}
                {step.hasError && (
                  <span className="absolute -inset-e-0.5 -top-0.5 size-2.5 rounded-full bg-danger" />
                )}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
