import type { ReactNode } from 'react';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { FeedToolbar } from '../FeedToolbar/FeedToolbar.tsx';

interface FeedMessageProps {
  /** The filters, at the place where they stand over a post. */
  readonly start: ReactNode;
  readonly title: string;
  readonly body: string;
  /** Buttons that lead on. */
  readonly actions?: ReactNode;
}

/** The feed without a post to show: nothing yet, nothing that matches, or not ready. */
export function FeedMessage({ start, title, body, actions }: FeedMessageProps) {
  return (
    <div className="mx-auto max-w-360 px-4 tablet:px-12">
      <FeedToolbar start={start} />
      <EmptyState title={title} body={body} actions={actions} />
    </div>
  );
}
