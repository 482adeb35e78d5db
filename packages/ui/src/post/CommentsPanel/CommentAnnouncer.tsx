import { commentsCopy } from '@aura/domain/copy/comments';
import type { Comment } from '@aura/domain/entities';
import { useState } from 'react';
import { useAnnouncement } from '../../foundations/use-announcement.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

interface CommentAnnouncerProps {
  /** Newest first; null while the comments load. */
  readonly comments: readonly Comment[] | null;
}

/** Returns the new comment at the start of a list, or undefined when the list grew otherwise or was replaced. */
function addedComment(before: readonly Comment[], comments: readonly Comment[]): Comment | undefined {
  const [first] = comments;
  const isNew = comments.length === before.length + 1 && !before.some(({ id }) => id === first?.id);
  return isNew ? first : undefined;
}

/** Announces an added comment to screen readers. */
export function CommentAnnouncer({ comments }: CommentAnnouncerProps) {
  const [before, setBefore] = useState(comments);
  const { announcement, announce } = useAnnouncement();
  if (before !== comments) {
    const added = before && comments && addedComment(before, comments);
    setBefore(comments);
    announce(added ? commentsCopy.added(added.author.username) : '');
  }
  return <VisuallyHidden role="status">{announcement}</VisuallyHidden>;
}
