import { commonCopy } from '@aura/domain/copy/common';
import { feedCopy } from '@aura/domain/copy/feed';
import { Button } from '../../primitives/Button/Button.tsx';
import { MessagePage } from '../../shell/MessagePage/MessagePage.tsx';

interface FeedErrorProps {
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

/** The error state of the feed. */
export function FeedError({ onRetry, retrying }: FeedErrorProps) {
  return (
    <MessagePage
      variant="alert"
      level={2}
      heading={feedCopy.errorHeading}
      body={feedCopy.error}
      actions={
        <Button onClick={onRetry} busy={retrying}>
          {commonCopy.tryAgain}
        </Button>
      }
    />
  );
}
