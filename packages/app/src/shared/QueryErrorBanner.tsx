import { commonCopy } from '@aura/domain/copy/common';
import { Banner } from '@aura/ui/primitives/Banner';
import { Button } from '@aura/ui/primitives/Button';
import { restoreLostFocus } from './restore-lost-focus.ts';

interface QueryErrorBannerProps {
  readonly message: string;
  readonly query: { readonly isFetching: boolean; readonly refetch: () => unknown };
  /** Of the button; without one, the banner has no button. */
  readonly retryLabel?: string | null;
  readonly className?: string;
}

/**
 * Says beside other content that a query failed, with a button that retries it. When the banner disappears, the focus
 * moves from the button to the page's heading.
 */
export function QueryErrorBanner({
  message,
  query,
  retryLabel = commonCopy.tryAgain,
  className,
}: QueryErrorBannerProps) {
  const onRetry = () => {
    restoreLostFocus();
    void query.refetch();
  };
  const retry = retryLabel !== null && (
    <Button variant="outline" size="sm" busy={query.isFetching} onClick={onRetry}>
      {retryLabel}
    </Button>
  );
  return (
    <Banner tone="error" className={className} action={retry}>
      {message}
    </Banner>
  );
}
