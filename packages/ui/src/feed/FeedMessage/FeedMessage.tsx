import type { ReactNode } from 'react';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { FeedToolbar } from '../FeedToolbar/FeedToolbar.tsx';

interface FeedMessageProps {
  /** The filters, at the same position as above a post. */
  readonly start: ReactNode;
  readonly title: string;
  readonly body: string;
  /** Action buttons. */
  readonly actions?: ReactNode;
}

/** The feed's message when there is no post to show: empty, no matches, or not available yet. */
export function FeedMessage({ start, title, body, actions }: FeedMessageProps) {
  return (
    <div className="mx-auto max-w-360 px-4 tablet:px-12">
      <FeedToolbar start={start} />
      <EmptyState title={title} body={body} actions={actions} />
    </div>
  );
}
