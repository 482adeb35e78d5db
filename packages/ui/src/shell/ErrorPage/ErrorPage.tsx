import { commonCopy } from '@aura/domain/copy/common';
import { Button } from '../../primitives/Button/Button.tsx';
import { MessagePage } from '../MessagePage/MessagePage.tsx';

interface ErrorPageProps {
  readonly heading: string;
  readonly body?: string | undefined;
  /** Loads the page's data again; omit it where that cannot help. */
  readonly onRetry?: (() => void) | undefined;
  readonly retryLabel?: string;
  readonly retrying?: boolean;
  readonly onGoToFeed?: () => void;
}

/**
 * The error state of a page whose data did not load, below the page's h1, which stays and keeps the focus. It
 * offers Retry, the feed, or both.
 */
export function ErrorPage({
  heading,
  body,
  onRetry,
  retryLabel = commonCopy.tryAgain,
  retrying = false,
  onGoToFeed,
}: ErrorPageProps) {
  return (
    <MessagePage
      variant="alert"
      level={2}
      heading={heading}
      body={body}
      actions={
        <>
          {onRetry && (
            <Button onClick={onRetry} busy={retrying}>
              {retryLabel}
            </Button>
          )}
          {onGoToFeed && (
            <Button variant={onRetry ? 'outline' : 'primary'} onClick={onGoToFeed}>
              {commonCopy.goToFeed}
            </Button>
          )}
        </>
      }
    />
  );
}
