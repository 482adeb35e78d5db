import { moderationCopy } from '@aura/domain/copy/moderation';
import { IconButton } from '@aura/ui/primitives/IconButton';
import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react';

interface CaseBarProps {
  /** From 1. */
  readonly position: number;
  readonly count: number;
  /** Whether the case after it is not read yet, or there is none. */
  readonly isLast: boolean;
  readonly onStep: (count: 1 | -1) => void;
  readonly onBack: () => void;
}

/** The case has taken the place of the queue, and with it the focus. */
const focusOnMount = (heading: HTMLElement | null) => heading?.focus();

/** The heading of a case below desktop width, with the ways back and to its neighbours. */
export function CaseBar({ position, count, isLast, onStep, onBack }: CaseBarProps) {
  return (
    <div className="flex items-center gap-1 py-2">
      <IconButton label={moderationCopy.back} onClick={onBack} className="-ms-3">
        <ArrowLeft aria-hidden className="rtl:-scale-x-100" />
      </IconButton>
      <div role="status" className="me-auto">
        <h1 ref={focusOnMount} tabIndex={-1} className="font-serif text-22 outline-none">
          {moderationCopy.position(position, count)}
        </h1>
      </div>
      <IconButton
        label={moderationCopy.previousCase}
        aria-disabled={position === 1}
        onClick={() => onStep(-1)}
      >
        <ChevronLeft aria-hidden className="rtl:-scale-x-100" />
      </IconButton>
      <IconButton
        label={moderationCopy.nextCase}
        aria-disabled={isLast}
        onClick={() => onStep(1)}
        className="-me-3"
      >
        <ChevronRight aria-hidden className="rtl:-scale-x-100" />
      </IconButton>
    </div>
  );
}
