import { commonCopy } from '@aura/domain/copy/common';
import { Banner } from '@aura/ui/primitives/Banner';
import { Button } from '@aura/ui/primitives/Button';
import { retryQuery } from './restore-lost-focus.ts';

interface QueryErrorBannerProps {
  readonly message: string;
  readonly query: { readonly isFetching: boolean; readonly refetch: () => unknown };
  /** Of the button; without one, the banner has no button. */
  readonly retryLabel?: string | null;
  readonly className?: string;
}

/** Says beside other content that a query failed, with a button that retries it. */
export function QueryErrorBanner({
  message,
  query,
  retryLabel = commonCopy.tryAgain,
  className,
}: QueryErrorBannerProps) {
  const retry = retryLabel !== null && (
    <Button variant="outline" size="sm" busy={query.isFetching} onClick={() => retryQuery(query.refetch)}>
      {retryLabel}
    </Button>
  );
  return (
    <Banner tone="error" className={className} action={retry}>
      {message}
    </Banner>
  );
}
