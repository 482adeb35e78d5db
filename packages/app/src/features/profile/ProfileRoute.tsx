import { useGetProfileQuery } from '@aura/api-client/endpoints/profiles';
import { toApiError } from '@aura/api-client/errors';
import { profileCopy, profileErrorCopy } from '@aura/domain/copy/profile';
import { shellCopy } from '@aura/domain/copy/shell';
import { profileErrorText } from '@aura/domain/rules/error-texts';
import { ErrorState } from '@aura/ui/primitives/ErrorState';
import { PageSkeleton } from '@aura/ui/shell/PageSkeleton';
import { skipToken } from '@reduxjs/toolkit/query';
import { usePageTitle } from '../../shared/use-page-title.ts';
import { selectSession } from '../../store/session.ts';
import { useAppSelector } from '../../store/store.ts';
import { OwnProfile } from './OwnProfile.tsx';

/** `/profile`: the current user's profile (docs/product.md section 2). */
export default function ProfileRoute() {
  usePageTitle(shellCopy.pageTitles.profile);
  const { identity, refused } = useAppSelector(selectSession);
  const { currentData, error, isFetching, refetch } = useGetProfileQuery(identity?.email ?? skipToken);
  if (currentData && identity) return <OwnProfile email={identity.email} profile={currentData} />;
  if (!error) return <PageSkeleton />;
  return (
    <>
      <h1 className="sr-only">{shellCopy.pageTitles.profile}</h1>
      <ErrorState
        message={refused ? profileErrorCopy.notAuthenticated : profileErrorText(toApiError(error).status)}
        retryLabel={profileCopy.retry}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    </>
  );
}
