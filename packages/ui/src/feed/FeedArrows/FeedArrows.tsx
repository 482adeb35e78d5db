import { feedCopy } from '@aura/domain/copy/feed';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';

interface FeedArrowsProps {
  /** Left out at the end of the list: the button is disabled there. */
  readonly onPrevious?: (() => void) | undefined;
  readonly onNext?: (() => void) | undefined;
}

/** Previous post and Next post. */
export function FeedArrows({ onPrevious, onNext }: FeedArrowsProps) {
  return (
    <>
      <IconButton variant="outline" label={feedCopy.previousPost} disabled={!onPrevious} onClick={onPrevious}>
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton variant="outline" label={feedCopy.nextPost} disabled={!onNext} onClick={onNext}>
        <ArrowDown aria-hidden />
      </IconButton>
    </>
  );
}
