import { toApiError } from '@aura/api-client/errors';
import { profileErrorText } from '@aura/domain/rules/error-texts';
import { ProfileError } from '@aura/ui/profile/ProfileError';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { retryQuery } from '../../shared/restore-lost-focus.ts';

interface ProfileErrorPageProps {
  /** The page's h1. */
  readonly title: string;
  /** By default the reason why the query has failed. */
  readonly message?: string | undefined;
  readonly body?: string;
  /** The failed query; omitted for a profile that does not exist. */
  readonly query?: {
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
}

/** A profile that cannot be shown, own or of another user. */
export function ProfileErrorPage({ title, message, body, query }: ProfileErrorPageProps) {
  const navigate = useNavigate();
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <ProfileError
        text={message ?? profileErrorText(query?.error ? toApiError(query.error).status : null)}
        body={body}
        onRetry={query && (() => retryQuery(query.refetch))}
        retrying={query?.isFetching ?? false}
        onGoToFeed={() => navigate(paths.home)}
      />
    </>
  );
}
