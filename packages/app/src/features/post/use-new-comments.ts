import type { Comment } from '@aura/domain/entities';
import { isWaiting } from '@aura/domain/rules/comments';
import { useMemo, useState } from 'react';

const never = '1970-01-01T00:00:00.000Z';

interface Seen {
  readonly postId: string;
  /** The time of the newest comment that was shown; `never` when there was none. */
  readonly until: string;
}

const newestTime = (comments: readonly Comment[]): string =>
  comments.reduce((newest, { createdAt }) => (createdAt > newest ? createdAt : newest), never);

/**
 * Holds comments of other people back that arrive while the comments are shown, so that the list does not move. The
 * first comments of a post move nothing, and are shown.
 * @returns the comments to show, and `newComments` while others wait
 */
export function useNewComments(postId: string, comments: readonly Comment[] | null) {
  const [seen, setSeen] = useState<Seen | null>(null);
  const until = seen?.postId === postId ? seen.until : null;
  const isFirst = until === null || (until === never && comments?.length !== 0);
  if (comments !== null && isFirst) setSeen({ postId, until: newestTime(comments) });
  const shown = useMemo(
    () => comments?.filter((comment) => until === null || !isWaiting(comment, until)) ?? null,
    [comments, until],
  );
  const count = (comments?.length ?? 0) - (shown?.length ?? 0);
  return {
    comments: shown,
    newComments:
      comments === null || count === 0
        ? undefined
        : { count, onShow: () => setSeen({ postId, until: newestTime(comments) }) },
  };
}
