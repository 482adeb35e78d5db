import { feedCopy } from '@aura/domain/copy/feed';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { FeedStep } from '../../gestures/feed-step.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';

interface FeedArrowsProps {
  /** Left out at the end of the list: the button does nothing there and keeps the focus. */
  readonly onPrevious?: (() => void) | undefined;
  readonly onNext?: (() => void) | undefined;
  /** Next was pressed, and what it brings is on its way. */
  readonly nextBusy?: boolean;
  /** The last step: its button takes the focus again when the arrows come to stand elsewhere on the page. */
  readonly lastStep?: FeedStep | null;
}

/** Previous post and Next post. */
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
