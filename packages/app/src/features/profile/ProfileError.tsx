import { profileCopy } from '@aura/domain/copy/profile';
import { ErrorPage } from '@aura/ui/shell/ErrorPage';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';

interface ProfileErrorProps {
  /** The page's h1. */
  readonly title: string;
  readonly message: string;
  readonly body?: string;
  /** The failed query; omitted for a profile that does not exist. */
  readonly query?: { readonly isFetching: boolean; readonly refetch: () => unknown };
}

/** The page of a profile that cannot be shown. */
export function ProfileError({ title, message, body, query }: ProfileErrorProps) {
  const navigate = useNavigate();
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <ErrorPage
        heading={message}
        body={body}
        onRetry={query && (() => void query.refetch())}
        retryLabel={profileCopy.retry}
        retrying={query?.isFetching ?? false}
        onGoToFeed={() => navigate(paths.home)}
      />
    </>
  );
}
