import { commonCopy } from '@aura/domain/copy/common';
import { Button } from '../../primitives/Button/Button.tsx';
import { MessagePage } from '../../shell/MessagePage/MessagePage.tsx';

interface ProfileErrorProps {
  readonly text: string;
  readonly body?: string | undefined;
  /** Loads the profile again; undefined for a profile that does not exist. */
  readonly onRetry?: (() => void) | undefined;
  readonly retrying?: boolean;
  readonly onGoToFeed: () => void;
}

/** The page of a profile that cannot be shown (docs/product.md section 2, Profiles, settings, policies). */
export function ProfileError({ text, body, onRetry, retrying = false, onGoToFeed }: ProfileErrorProps) {
  return (
    <MessagePage
      variant="alert"
      level={2}
      heading={text}
      body={body}
      actions={
        <>
          {onRetry && (
            <Button onClick={onRetry} busy={retrying}>
              {commonCopy.retry}
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
