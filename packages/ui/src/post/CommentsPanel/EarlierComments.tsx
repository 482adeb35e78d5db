import { commentsCopy } from '@aura/domain/copy/comments';
import { fullCount } from '../../foundations/counts.ts';
import { useLostFocus } from '../../foundations/use-lost-focus.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { useLabels } from '../../primitives/LabelsProvider/use-labels.ts';

/** The comments of a post that are older than the shown ones. */
export interface EarlierCommentsState {
  /** Undefined when all comments are shown. */
  readonly onLoad: (() => void) | undefined;
  readonly loading: boolean;
  readonly failed: boolean;
}

interface EarlierCommentsProps extends EarlierCommentsState {
  readonly shownCount: number;
}

/** The end of a long list of comments: how many are shown, and a button that loads earlier ones. */
export function EarlierComments({ onLoad, loading, failed, shownCount }: EarlierCommentsProps) {
  const { locale } = useLabels();
  const end = useLostFocus<HTMLParagraphElement>(onLoad !== undefined);
  const isComplete = onLoad === undefined;
  return (
    <div className="flex flex-col items-center gap-3 pt-8 text-center text-14 text-muted">
      <p ref={end} tabIndex={-1} role="status">
        {isComplete ? commentsCopy.allShown : commentsCopy.newestShown(fullCount(shownCount, locale))}
      </p>
      {failed && (
        <p role="alert" className="text-danger">
          {commentsCopy.loadFailed}
        </p>
      )}
      {onLoad && (
        <Button variant="outline" size="sm" onClick={onLoad} busy={loading}>
          {commentsCopy.showEarlier}
        </Button>
      )}
    </div>
  );
}
