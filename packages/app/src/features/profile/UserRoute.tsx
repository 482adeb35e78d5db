import { useGetProfileByUsernameQuery } from '@aura/api-client/endpoints/profiles';
import { toApiError } from '@aura/api-client/errors';
import { profileCopy } from '@aura/domain/copy/profile';
import { profileErrorText } from '@aura/domain/rules/errorTexts';
import { isOwnUsername } from '@aura/domain/rules/identity';
import { Button } from '@aura/ui/primitives/Button';
import { ErrorState } from '@aura/ui/primitives/ErrorState';
import { MessagePage } from '@aura/ui/shell/MessagePage';
import { PageSkeleton } from '@aura/ui/shell/PageSkeleton';
import { Navigate, useNavigate, useParams } from 'react-router';
import { usePage } from '../../page/use-page.ts';
import { paths } from '../../paths.ts';
import { useViewer } from '../../viewer/use-viewer.ts';
import { OtherProfileActions } from './OtherProfileActions.tsx';
import { ProfileView } from './ProfileView.tsx';

/** `/user/{username}`: another person's profile, read-only; one's own name leads to `/profile`. */
export default function UserRoute() {
  const { username = '' } = useParams();
  usePage(username);
  const navigate = useNavigate();
  const viewer = useViewer();
  const own = isOwnUsername(username, viewer.profile, viewer.email);
  const { currentData, error, isFetching, refetch } = useGetProfileByUsernameQuery(username, { skip: own });

  if (own) return <Navigate to={paths.profile} replace />;
  const status = error ? toApiError(error).status : null;
  // Somebody who has just been blocked is gone, whatever was loaded before.
  if (status === 404) {
    return (
      <MessagePage
        variant="alert"
        heading={profileCopy.notFoundHeading}
        body={profileCopy.notFoundBody}
        actions={<Button onClick={() => navigate(paths.home)}>{profileCopy.goToFeed}</Button>}
      />
    );
  }
  if (currentData) {
    return (
      <ProfileView
        profile={currentData}
        showLiked={currentData.profilePrivacy === 'public'}
        actions={
          viewer.profile && (
            <OtherProfileActions
              username={currentData.username}
              viewer={{ ...viewer, profile: viewer.profile }}
            />
          )
        }
      />
    );
  }
  if (!error) return <PageSkeleton />;
  return (
    <>
      <h1 className="sr-only">{username}</h1>
      <ErrorState
        message={profileErrorText(status)}
        retryLabel={profileCopy.retry}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    </>
  );
}
