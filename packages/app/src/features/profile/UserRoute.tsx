import { useGetProfileByUsernameQuery } from '@aura/api-client/endpoints/other-profiles';
import { toApiError } from '@aura/api-client/errors';
import { commonCopy } from '@aura/domain/copy/common';
import { profileCopy } from '@aura/domain/copy/profile';
import { usernameOwner } from '@aura/domain/rules/identity';
import { focusPageHeading } from '@aura/ui/foundations/focus-page-heading';
import { Button } from '@aura/ui/primitives/Button';
import { PageSkeleton } from '@aura/ui/shell/PageSkeleton';
import { useEffect, useRef } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { paths } from '../../paths.ts';
import { isBlockedBy } from '../../shared/use-block-user.ts';
import { useCurrentUser } from '../../shared/use-current-user.ts';
import { usePageTitle } from '../../shared/use-page-title.ts';
import { BlockedProfile } from './BlockedProfile.tsx';
import { OtherProfile } from './OtherProfile.tsx';
import { ProfileErrorPage } from './ProfileErrorPage.tsx';
import { ProfileView } from './ProfileView.tsx';

/**
 * `/user/{username}`: another user's profile, read-only. The current user's names redirect to `/profile`; the
 * one from their email only when no other user has chosen it.
 */
export default function UserRoute() {
  const { username = '' } = useParams();
  usePageTitle(username);
  const navigate = useNavigate();
  const currentUser = useCurrentUser();
  const owner = usernameOwner(username, currentUser.profile, currentUser.email);
  const query = useGetProfileByUsernameQuery(username, { skip: owner === 'own' });
  const { currentData, error, isFetching } = query;

  const status = error ? toApiError(error).status : null;
  const blocked = isBlockedBy(currentUser, username);
  const shown = currentData !== undefined && status !== 404 && !blocked;
  const wasBlocked = useRef(false);
  useEffect(() => {
    if (blocked) wasBlocked.current = true;
    else if (shown && wasBlocked.current) {
      wasBlocked.current = false;
      // The button that unblocked the user has disappeared.
      focusPageHeading();
    }
  }, [blocked, shown]);

  // The profile of the current user may load after the one of this address.
  const isOwn = owner === 'own' || currentData?.isOwner || (owner === 'fallback' && status === 404);
  if (isOwn) return <Navigate to={paths.profile} replace />;
  // Checked before the data: after a block the cached profile must not be shown.
  if (currentUser.profile && blocked) {
    return (
      <BlockedProfile
        username={username}
        currentUser={{ ...currentUser, profile: currentUser.profile }}
        actions={
          <Button variant="outline" onClick={() => navigate(paths.home)}>
            {commonCopy.goToFeed}
          </Button>
        }
      />
    );
  }
  // After unblocking, the profile is on its way.
  if (status === 404 && isFetching) return <PageSkeleton />;
  if (status === 404) {
    return (
      <ProfileErrorPage
        title={username}
        message={profileCopy.notFoundHeading}
        body={profileCopy.notFoundBody}
      />
    );
  }
  if (currentData) {
    const { profile } = currentUser;
    if (profile) return <OtherProfile profile={currentData} currentUser={{ ...currentUser, profile }} />;
    return <ProfileView profile={currentData} showLiked={currentData.profilePrivacy === 'public'} />;
  }
  if (!error) return <PageSkeleton />;
  return <ProfileErrorPage title={username} query={query} />;
}
