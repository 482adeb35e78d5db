import { commentsCopy } from '@aura/domain/copy/comments';
import type { Comment } from '@aura/domain/entities';
import { commentThreads } from '@aura/domain/rules/comments';
import { memo, useDeferredValue, useMemo } from 'react';
import { CommentItem, type CommentItemProps } from './CommentItem.tsx';

interface CommentThreadsProps extends Omit<CommentItemProps, 'comment' | 'isReply'> {
  readonly comments: readonly Comment[];
}

/**
 * Number of threads in the first render, enough to fill a window. The others are rendered with low priority.
 */
const firstThreads = 12;

/**
 * Comments as threads with one level of replies: newest thread first, replies oldest first. Memoized, so that
 * typing a comment does not render hundreds of them again; keep the props stable.
 */
export const CommentThreads = memo(function CommentThreads({ comments, ...shared }: CommentThreadsProps) {
  const all = useMemo(() => commentThreads(comments), [comments]);
  const threads = useDeferredValue(all, all.slice(0, firstThreads));
  if (threads.length === 0) return <p className="py-6 text-14 text-muted">{commentsCopy.empty}</p>;
  return (
    <ul className="flex flex-col gap-5">
      {threads.map(({ root, replies }) => (
        <li
          key={root.id}
          className="-mx-4 -my-3 px-4 py-3 [contain-intrinsic-size:auto_6rem] [content-visibility:auto]"
        >
          <CommentItem comment={root} {...shared} />
          {replies.length > 0 && (
            <ul
              aria-label={
                root.isDeleted ? commentsCopy.repliesToDeleted : commentsCopy.repliesTo(root.author.username)
              }
              className="mt-4 flex flex-col gap-4 ms-3 ps-10"
            >
              {replies.map((reply) => (
                <li key={reply.id}>
                  <CommentItem comment={reply} isReply {...shared} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
});
