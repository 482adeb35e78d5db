import { commonCopy } from '@aura/domain/copy/common';
import { moderationCopy } from '@aura/domain/copy/moderation';
import { Banner } from '@aura/ui/primitives/Banner';
import { Button } from '@aura/ui/primitives/Button';
import { restoreLostFocus } from '../../shared/restore-lost-focus.ts';

interface ReadFailureProps {
  readonly query: { readonly isFetchNextPageError?: boolean; readonly refetch: () => unknown };
}

/**
 * Says beside what is shown that it could not be read again, with a button that retries it, or that the next page of it
 * could not be read, which the button for more reads again.
 */
export function ReadFailure({ query }: ReadFailureProps) {
  const onRetry = () => {
    restoreLostFocus();
    void query.refetch();
  };
  const retry = (
    <Button variant="outline" size="sm" onClick={onRetry}>
      {commonCopy.retry}
    </Button>
  );
  return (
    <Banner tone="error" className="mt-3" action={!query.isFetchNextPageError && retry}>
      {moderationCopy.loadFailed}
    </Banner>
  );
}
