import { feedCopy } from '@aura/domain/copy/feed';
import { CircleAlert } from 'lucide-react';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';

interface FeedErrorProps {
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

/** The error state of the feed. */
export function FeedError({ onRetry, retrying }: FeedErrorProps) {
  return (
    <EmptyState
      role="alert"
      icon={CircleAlert}
      title={feedCopy.errorHeading}
      body={feedCopy.error}
      actions={
        <Button onClick={onRetry} busy={retrying}>
          {feedCopy.tryAgain}
        </Button>
      }
    />
  );
}
