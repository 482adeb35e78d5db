import { commentsCopy } from '@aura/domain/copy/comments';
import type { Comment } from '@aura/domain/entities';
import { useState } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

interface CommentAnnouncerProps {
  /** Null while they load. */
  readonly comments: readonly Comment[] | null;
}

/** The comment by which a list has grown; none where another list came in its place. */
function addedTo(before: readonly Comment[], comments: readonly Comment[]): Comment | undefined {
  const known = new Set(before.map(({ id }) => id));
  const added = comments.filter(({ id }) => !known.has(id));
  return comments.length === before.length + 1 ? added.find(() => added.length === 1) : undefined;
}

/** Says a comment that joins those on the screen to who cannot see it. */
export function CommentAnnouncer({ comments }: CommentAnnouncerProps) {
  const [before, setBefore] = useState(comments);
  const [news, setNews] = useState('');
  if (before !== comments) {
    const added = before && comments && addedTo(before, comments);
    setBefore(comments);
    setNews(added ? commentsCopy.added(added.author.username) : '');
  }
  return <VisuallyHidden role="status">{news}</VisuallyHidden>;
}
