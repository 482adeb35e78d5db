import { liveUpdatesCopy } from '@aura/domain/copy/live-updates';
import { Button } from '../../primitives/Button/Button.tsx';

interface PostGoneNoticeProps {
  /** Shows the next post; undefined when there is none. */
  readonly onNext: (() => void) | undefined;
}

/** Says that the post in view was deleted or hidden meanwhile. Rendered in a live region, which announces it. */
export function PostGoneNotice({ onNext }: PostGoneNoticeProps) {
  return (
    <div
      data-post-gone
      className="inline-flex min-h-target items-center gap-2 rounded-full bg-paper ps-4 text-14 shadow-raise"
    >
      {liveUpdatesCopy.postGone}
      {onNext ? (
        <Button variant="quiet" onClick={onNext}>
          {liveUpdatesCopy.next}
        </Button>
      ) : (
        <span className="pe-2" />
      )}
    </div>
  );
}
