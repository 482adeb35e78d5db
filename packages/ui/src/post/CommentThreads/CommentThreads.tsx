import { commentsCopy } from '@aura/domain/copy/post';
import type { Comment } from '@aura/domain/entities';
import { commentThreads } from '@aura/domain/rules/comments';
import { useMemo } from 'react';
import { CommentItem, type CommentItemProps } from './CommentItem.tsx';

interface CommentThreadsProps extends Omit<CommentItemProps, 'comment'> {
  readonly comments: readonly Comment[];
}

/** Comments as threads of one level: newest thread first, its replies oldest first. */
export function CommentThreads({ comments, ...shared }: CommentThreadsProps) {
  const threads = useMemo(() => commentThreads(comments), [comments]);
  if (threads.length === 0) return <p className="py-6 text-14 text-muted">{commentsCopy.empty}</p>;
  return (
    <ul className="flex flex-col gap-5">
      {threads.map(({ root, replies }) => (
        <li key={root.id} className="[contain-intrinsic-size:auto_6rem] [content-visibility:auto]">
          <CommentItem comment={root} {...shared} />
          {replies.length > 0 && (
            <ul
              aria-label={commentsCopy.repliesTo(root.author.username)}
              className="mt-4 flex flex-col gap-4 ms-3 ps-10"
            >
              {replies.map((reply) => (
                <li key={reply.id}>
                  <CommentItem comment={reply} {...shared} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
