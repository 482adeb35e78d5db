import { commonCopy } from '@aura/domain/copy/common';
import { ErrorState } from '@aura/ui/primitives/ErrorState';
import { retryQuery } from './restore-lost-focus.ts';

interface QueryErrorProps {
  readonly message: string;
  readonly query: { readonly isFetching: boolean; readonly refetch: () => unknown };
}

/** Error message of a failed query, with a button that retries it. */
export function QueryError({ message, query }: QueryErrorProps) {
  return (
    <ErrorState
      message={message}
      retryLabel={commonCopy.retry}
      onRetry={() => retryQuery(query.refetch)}
      retrying={query.isFetching}
    />
  );
}
