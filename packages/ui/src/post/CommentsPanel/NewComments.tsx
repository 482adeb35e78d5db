import { liveUpdatesCopy } from '@aura/domain/copy/live-updates';
import { ArrowUp } from 'lucide-react';
import type { RefObject } from 'react';
import { focusPart } from '../../foundations/focus-part.ts';

export interface NewCommentsState {
  readonly count: number;
  readonly onShow: () => void;
}

interface NewCommentsProps {
  /** Undefined without new comments. The live region is always rendered, so that screen readers announce them. */
  readonly state: NewCommentsState | undefined;
  /** The comments with their field. */
  readonly panelRef: RefObject<HTMLElement | null>;
  /** The scrolling list. */
  readonly listRef: RefObject<HTMLElement | null>;
}

/** Says that comments have arrived and shows them. It overlays the list, which does not move until it is pressed. */
export function NewComments({ state, panelRef, listRef }: NewCommentsProps) {
  return (
    <div role="status" className="sticky top-0 z-raised flex h-0 justify-center">
      {state && (
        <button
          type="button"
          onClick={() => {
            // The pressed button unmounts.
            focusPart(panelRef.current);
            state.onShow();
            listRef.current?.scrollTo({ top: 0 });
          }}
          className="inline-flex min-h-target shrink-0 items-center gap-2 self-start rounded-full bg-surface px-4 text-14 font-medium shadow-raise"
        >
          {liveUpdatesCopy.newComments(state.count)}
          <ArrowUp aria-hidden className="size-4" />
        </button>
      )}
    </div>
  );
}
