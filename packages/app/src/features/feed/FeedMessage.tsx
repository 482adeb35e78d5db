import { EmptyState } from '@aura/ui/primitives/EmptyState';
import type { ReactNode } from 'react';

interface FeedMessageProps {
  /** The filters, at the place where they stand over a post. */
  readonly start: ReactNode;
  readonly title: string;
  readonly body: string;
}

/** The feed without a post to show: nothing yet, nothing that matches, or not ready. */
export function FeedMessage({ start, title, body }: FeedMessageProps) {
  return (
    <div className="mx-auto max-w-360 px-5 tablet:px-12">
      <div className="-ms-3 flex min-h-14 items-center pb-2">{start}</div>
      <EmptyState title={title} body={body} />
    </div>
  );
}
