import { commonCopy } from '@aura/domain/copy/common';
import { ErrorState } from '@aura/ui/primitives/ErrorState';
import { restoreLostFocus } from './restore-lost-focus.ts';

interface QueryErrorProps {
  readonly message: string;
  readonly query: { readonly isFetching: boolean; readonly refetch: () => unknown };
}

/**
 * Error message of a failed query, with a button that retries it. When the message disappears, the focus moves from the
 * button to the page's heading.
 */
export function QueryError({ message, query }: QueryErrorProps) {
  const retry = () => {
    restoreLostFocus();
    void query.refetch();
  };
  return (
    <ErrorState message={message} retryLabel={commonCopy.retry} onRetry={retry} retrying={query.isFetching} />
  );
}
