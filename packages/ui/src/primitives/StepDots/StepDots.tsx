import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/cn.ts';

interface Step {
  readonly id: string;
  /** Accessible name, for example "Item 2, complete". */
  readonly label: string;
  readonly done: boolean;
  /** Whether the step has an error, shown as an outline with an exclamation mark. */
  readonly hasError?: boolean;
  /** A small decorative image below the number. */
  readonly thumbnail?: ReactNode;
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
      {steps.map((step, index) => (
        <li key={step.id}>
          <button
            type="button"
            aria-label={step.label}
            aria-current={index === current ? 'step' : undefined}
            onClick={() => onSelect(index)}
            className="flex min-h-target w-target flex-col items-center justify-center gap-1 rounded-control py-1"
          >
            <StepNumber step={step} position={index + 1} isCurrent={index === current} />
            {step.thumbnail}
          </button>
        </li>
      ))}
    </ol>
  );
}

interface StepNumberProps {
  readonly step: Step;
  /** From 1. */
  readonly position: number;
  readonly isCurrent: boolean;
}

function StepNumber({ step: { done, hasError, thumbnail }, position, isCurrent }: StepNumberProps) {
  // Beside a thumbnail the number stays, so that the steps can be counted.
  const replacesNumber = thumbnail === undefined && done && !isCurrent;
  return (
    <span
      className={cn(
        'relative grid place-items-center rounded-full border text-14 font-medium',
        thumbnail === undefined ? 'size-8.5' : 'size-7',
        isCurrent ? 'border-ink bg-ink text-on-ink' : 'border-line-strong',
        !isCurrent && (done ? 'bg-sunken' : 'border-dashed'),
        hasError && 'outline-2 outline-danger',
      )}
    >
      {replacesNumber ? <Check aria-hidden className="size-4" /> : position}
      {hasError && (
        <span aria-hidden className={cn(badgeStyle, 'bg-danger text-on-danger')}>
          !
        </span>
      )}
      {thumbnail !== undefined && done && (
        <span aria-hidden className={cn(badgeStyle, 'bg-ink text-on-ink')}>
          <Check className="size-3" />
        </span>
      )}
    </span>
  );
}

const badgeStyle =
  'absolute -inset-e-1.5 -top-1.5 grid size-4 place-items-center rounded-full text-12 leading-none';
