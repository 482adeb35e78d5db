import { commonCopy } from '@aura/domain/copy/common';
import { Button } from '../../primitives/Button/Button.tsx';
import { MessagePage } from '../../shell/MessagePage/MessagePage.tsx';

interface PostUnavailableProps {
  /** The message: not found, loading failed, or deleted. */
  readonly text: string;
  /** Loads the post again; undefined for a post that does not exist. */
  readonly onRetry?: (() => void) | undefined;
  readonly retrying?: boolean;
  readonly onGoToFeed: () => void;
}

/**
 * The page of a post that cannot be shown, with a button that leads to the feed (docs/product.md section 2,
 * Feed and post).
 */
export function PostUnavailable({ text, onRetry, retrying = false, onGoToFeed }: PostUnavailableProps) {
  return (
    <MessagePage
      variant="alert"
      level={2}
      heading={text}
      actions={
        <>
          {onRetry && (
            <Button onClick={onRetry} busy={retrying}>
              {commonCopy.tryAgain}
            </Button>
          )}
          <Button variant={onRetry ? 'outline' : 'primary'} onClick={onGoToFeed}>
            {commonCopy.goToFeed}
          </Button>
        </>
      }
    />
  );
}
