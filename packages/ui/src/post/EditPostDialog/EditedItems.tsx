import { composerCopy } from '@aura/domain/copy/composer';
import { postEditCopy } from '@aura/domain/copy/post-edit';
import { useId, useRef } from 'react';
import { type AnalysisState, AnalysisStatus } from '../../composer/AnalysisStatus/AnalysisStatus.tsx';
import { InlineError } from '../../composer/AnalysisStatus/InlineError.tsx';
import { PostItemList, type PostItemListProps } from '../../composer/PostItemList/PostItemList.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';

interface PostItemEdits extends PostItemListProps {
  /** The analysis of the photo; null until it is requested. */
  readonly analysis: AnalysisState | null;
  /** Looks for items in the photo; null when the photo was deleted. */
  readonly onFind: (() => void) | null;
}

export interface EditedItemsProps {
  /** Null until the items are loaded. */
  readonly edits: PostItemEdits | null;
  /** Whether the items could not be loaded. */
  readonly failed: boolean;
  /** Loads the items again. */
  readonly onRetry: () => void;
}

/** The items of a post that is edited. One without items offers to look for them in its photo. */
export function EditedItems({ edits, failed, onRetry }: EditedItemsProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  /** The pressed button unmounts. */
  const moveFocus = () => heading.current?.focus({ preventScroll: true });
  const count = edits ? edits.items.length - edits.removedIds.length : 0;
  return (
    <section aria-labelledby={headingId} className="border-t border-line pt-4">
      <div className="flex items-baseline justify-between gap-4 pb-2">
        <h3 ref={heading} id={headingId} tabIndex={-1} className="font-serif text-22">
          {postEditCopy.items}
        </h3>
        {count > 0 && <span className="text-14 text-muted">{count}</span>}
      </div>
      {edits && <Edits {...edits} isEmpty={count === 0} onStart={moveFocus} />}
      {edits === null && !failed && <Spinner label={postEditCopy.itemsLoading} />}
      {edits === null && failed && (
        <InlineError
          message={postEditCopy.itemsLoadFailed}
          onRetry={() => {
            moveFocus();
            onRetry();
          }}
        />
      )}
    </section>
  );
}

interface EditsProps extends PostItemEdits {
  readonly isEmpty: boolean;
  /** Called before the analysis starts. */
  readonly onStart: () => void;
}

function Edits({ analysis, onFind, isEmpty, onStart, ...list }: EditsProps) {
  const isDone = analysis?.status === 'done';
  const canFind = isEmpty && (analysis === null || isDone);
  return (
    <>
      {analysis && <AnalysisStatus {...analysis} />}
      <p role="status" className="text-16 text-muted not-empty:pb-3">
        {canFind &&
          (isDone && list.items.length === 0 ? composerCopy.noneDetected : composerCopy.itemsWithPost(0))}
      </p>
      <PostItemList {...list} />
      {canFind && onFind && (
        <Button
          variant="outline"
          size="sm"
          onClick={() => {
            onStart();
            onFind();
          }}
        >
          {postEditCopy.findItems}
        </Button>
      )}
    </>
  );
}
