import { feedCopy } from '@aura/domain/copy/feed';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { FeedStep } from '../../gestures/feed-step.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';

interface FeedArrowsProps {
  /** Undefined at the start of the list; the button is then disabled but focusable. */
  readonly onPrevious?: (() => void) | undefined;
  readonly onNext?: (() => void) | undefined;
  /** Whether the next post is loading. */
  readonly nextBusy?: boolean;
  /** The last step. Its button is focused again when the arrows are mounted at another position. */
  readonly lastStep?: FeedStep | null;
}

/** The buttons Previous post and Next post. */
export function FeedArrows({ onPrevious, onNext, nextBusy = false, lastStep = null }: FeedArrowsProps) {
  const buttons = useRef<Partial<Record<FeedStep, HTMLButtonElement | null>>>({});
  const stepAtMount = useRef(lastStep);

  useEffect(() => {
    const focusIsLost = document.activeElement === document.body;
    if (focusIsLost && stepAtMount.current) buttons.current[stepAtMount.current]?.focus();
  }, []);

  const arrow = (step: FeedStep, onPress: (() => void) | undefined) => ({
    variant: 'outline' as const,
    label: step === 'previous' ? feedCopy.previousPost : feedCopy.nextPost,
    'aria-disabled': !onPress,
    onClick: onPress,
    ref: (button: HTMLButtonElement | null) => {
      buttons.current[step] = button;
    },
  });
  return (
    <>
      <IconButton {...arrow('previous', onPrevious)}>
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton {...arrow('next', onNext)} busy={nextBusy}>
        <ArrowDown aria-hidden />
      </IconButton>
    </>
  );
}
