import { commentsCopy } from '@aura/domain/copy/comments';
import type { Comment } from '@aura/domain/entities';
import { useState } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

interface CommentAnnouncerProps {
  /** Null while the comments load. */
  readonly comments: readonly Comment[] | null;
}

/** Returns the comment that was added to a list, or undefined when the list was replaced. */
function addedComment(before: readonly Comment[], comments: readonly Comment[]): Comment | undefined {
  const known = new Set(before.map(({ id }) => id));
  const added = comments.filter(({ id }) => !known.has(id));
  return comments.length === before.length + 1 ? added.find(() => added.length === 1) : undefined;
}

/** Announces an added comment to screen readers. */
export function CommentAnnouncer({ comments }: CommentAnnouncerProps) {
  const [before, setBefore] = useState(comments);
  const [news, setNews] = useState('');
  if (before !== comments) {
    const added = before && comments && addedComment(before, comments);
    setBefore(comments);
    setNews(added ? commentsCopy.added(added.author.username) : '');
  }
  return <VisuallyHidden role="status">{news}</VisuallyHidden>;
}
