import { feedCopy } from '@aura/domain/copy/feed';
import { Button } from '@aura/ui/primitives/Button';
import { EmptyState } from '@aura/ui/primitives/EmptyState';
import { CircleAlert } from 'lucide-react';

interface FeedErrorProps {
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

/** The feed could not be loaded. */
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
