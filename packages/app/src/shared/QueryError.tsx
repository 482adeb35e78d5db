import { profileCopy } from '@aura/domain/copy/profile';
import { ErrorState } from '@aura/ui/primitives/ErrorState';

interface QueryErrorProps {
  readonly message: string;
  readonly query: { readonly isFetching: boolean; readonly refetch: () => unknown };
}

/** Error message of a failed query, with a button that retries it. */
export function QueryError({ message, query }: QueryErrorProps) {
  return (
    <ErrorState
      message={message}
      retryLabel={profileCopy.retry}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  );
}
