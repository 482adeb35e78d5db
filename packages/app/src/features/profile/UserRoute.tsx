import { useGetProfileByUsernameQuery } from '@aura/api-client/endpoints/profiles';
import { toApiError } from '@aura/api-client/errors';
import { profileCopy } from '@aura/domain/copy/profile';
import { profileErrorText } from '@aura/domain/rules/error-texts';
import { isOwnUsername } from '@aura/domain/rules/identity';
import { Button } from '@aura/ui/primitives/Button';
import { MessagePage } from '@aura/ui/shell/MessagePage';
import { PageSkeleton } from '@aura/ui/shell/PageSkeleton';
import { Navigate, useNavigate, useParams } from 'react-router';
import { paths } from '../../paths.ts';
import { QueryError } from '../../shared/QueryError.tsx';
import { useCurrentUser } from '../../shared/use-current-user.ts';
import { usePageTitle } from '../../shared/use-page-title.ts';
import { OtherProfileActions } from './OtherProfileActions.tsx';
import { ProfileView } from './ProfileView.tsx';

/** `/user/{username}`: another user's profile, read-only. The current user's name redirects to `/profile`. */
export default function UserRoute() {
  const { username = '' } = useParams();
  usePageTitle(username);
  const navigate = useNavigate();
  const currentUser = useCurrentUser();
  const own = isOwnUsername(username, currentUser.profile, currentUser.email);
  const query = useGetProfileByUsernameQuery(username, { skip: own });
  const { currentData, error } = query;

  if (own) return <Navigate to={paths.profile} replace />;
  const status = error ? toApiError(error).status : null;
  // Checked before the data: after a block the cached profile must not be shown.
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
          currentUser.profile && (
            <OtherProfileActions
              username={currentData.username}
              currentUser={{ ...currentUser, profile: currentUser.profile }}
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
      <QueryError message={profileErrorText(status)} query={query} />
    </>
  );
}
