import { commonCopy } from '@aura/domain/copy/common';
import { moderationCopy } from '@aura/domain/copy/moderation';
import { focusPageHeading } from '@aura/ui/foundations/focus-page-heading';
import { Banner } from '@aura/ui/primitives/Banner';
import { Button } from '@aura/ui/primitives/Button';

interface CasesFailureProps {
  readonly query: { readonly isFetchNextPageError: boolean; readonly refetch: () => unknown };
}

/**
 * Says below the cases that they could not be read again, with a button that retries it, or that the next page could not be
 * read, which the button for more reads again.
 */
export function CasesFailure({ query }: CasesFailureProps) {
  const onRetry = () => {
    // The pressed button unmounts.
    focusPageHeading();
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
