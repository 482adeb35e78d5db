import { feedCopy } from '@aura/domain/copy/feed';
import { ErrorPage } from '../../shell/ErrorPage/ErrorPage.tsx';

interface FeedErrorProps {
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

/** The error state of the feed. */
export function FeedError(props: FeedErrorProps) {
  return (
    <ErrorPage
      {...props}
      heading={feedCopy.errorHeading}
      body={feedCopy.error}
      retryLabel={feedCopy.tryAgain}
    />
  );
}
