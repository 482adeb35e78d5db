import { liveUpdatesCopy } from '@aura/domain/copy/live-updates';
import { ArrowUp } from 'lucide-react';
import type { RefObject } from 'react';

export interface NewCommentsState {
  readonly count: number;
  readonly onShow: () => void;
}

interface NewCommentsProps extends NewCommentsState {
  /** The scrolling list. */
  readonly listRef: RefObject<HTMLElement | null>;
}

/** Says that comments have arrived and shows them. It overlays the list, which does not move until it is pressed. */
export function NewComments({ count, onShow, listRef }: NewCommentsProps) {
  return (
    <div role="status" className="sticky top-0 z-raised flex h-0 justify-center">
      <button
        type="button"
        onClick={() => {
          onShow();
          listRef.current?.scrollTo({ top: 0 });
        }}
        className="inline-flex min-h-target shrink-0 items-center gap-2 self-start rounded-full bg-surface px-4 text-14 font-medium shadow-raise"
      >
        {liveUpdatesCopy.newComments(count)}
        <ArrowUp aria-hidden className="size-4" />
      </button>
    </div>
  );
}
