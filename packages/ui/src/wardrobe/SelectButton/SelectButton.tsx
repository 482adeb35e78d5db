import { itemSelectionCopy } from '@aura/domain/copy/item-selection';
import { CircleCheck } from 'lucide-react';
import type { Ref } from 'react';
import { onSinglePress } from '../../foundations/on-single-press.ts';
import { Button } from '../../primitives/Button/Button.tsx';

export interface SelectButtonProps {
  /** Whether items are being selected. */
  readonly pressed: boolean;
  readonly onPressedChange: (pressed: boolean) => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Begins and ends selecting several items. Accessibility: a toggle button, which remains while items are selected. */
export function SelectButton({ pressed, onPressedChange, ref }: SelectButtonProps) {
  return (
    <Button
      {...(ref && { ref })}
      variant="quiet"
      size="sm"
      aria-pressed={pressed}
      onClick={onSinglePress(() => onPressedChange(!pressed))}
      className="-me-3"
    >
      <CircleCheck aria-hidden className="size-4" />
      {itemSelectionCopy.select}
    </Button>
  );
}
