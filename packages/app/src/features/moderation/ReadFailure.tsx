import { commonCopy } from '@aura/domain/copy/common';
import { moderationCopy } from '@aura/domain/copy/moderation';
import { QueryErrorBanner } from '../../shared/QueryErrorBanner.tsx';

interface ReadFailureProps {
  readonly query: {
    readonly isFetching: boolean;
    readonly isFetchNextPageError?: boolean;
    readonly refetch: () => unknown;
  };
}

/**
 * Says beside what is shown that it could not be read again, with a button that retries it, or that the next page of it
 * could not be read, which the button for more reads again.
 */
export function ReadFailure({ query }: ReadFailureProps) {
  return (
    <QueryErrorBanner
      message={moderationCopy.loadFailed}
      query={query}
      retryLabel={query.isFetchNextPageError ? null : commonCopy.retry}
      className="mt-3"
    />
  );
}
