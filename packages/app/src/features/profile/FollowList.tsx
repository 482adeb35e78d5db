import { loadedPeople, useGetFollowsInfiniteQuery } from '@aura/api-client/endpoints/follows';
import { profileCopy, profileErrorCopy } from '@aura/domain/copy/profile';
import type { Profile } from '@aura/domain/entities';
import {
  changesOfFollowers,
  changesOfFollowing,
  withListChanges,
} from '@aura/domain/rules/follow-list-changes';
import { profilePath } from '@aura/domain/rules/identity';
import type { FollowList as ListName } from '@aura/domain/vocabularies/follow-lists';
import { UserListDialog } from '@aura/ui/profile/UserListDialog';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { FollowAction } from '../../shared/FollowAction.tsx';
import { MorePages } from '../../shared/MorePages.tsx';
import { QueryError } from '../../shared/QueryError.tsx';
import { useCurrentUser } from '../../shared/use-current-user.ts';
import { useFollows } from '../../shared/use-follows.ts';
import { selectLocalState } from '../../store/local-state.ts';
import { useAppSelector } from '../../store/store.ts';

const lists = {
  followers: { title: profileCopy.followers, empty: profileCopy.noFollowers },
  following: { title: profileCopy.following, empty: profileCopy.noFollowing },
} as const;

interface FollowListProps {
  readonly list: ListName;
  readonly profile: Profile;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** What a list of a profile does not have yet, since it was changed in this browser. */
function useListChanges(list: ListName, profile: Profile) {
  const { followed: changes } = useAppSelector(selectLocalState);
  const currentUser = useCurrentUser();
  const { followed } = useFollows();
  if (profile.isOwner) return list === 'following' ? changesOfFollowing(changes) : null;
  if (list === 'following' || currentUser.profile === null) return null;
  return changesOfFollowers(profile, currentUser.profile, followed.has(profile.username));
}

/**
 * The followers of a profile, or the people it follows, each with a follow button. The profile has the newest of them,
 * which are shown at once; the others are read in pages.
 */
export default function FollowList({ list, ...props }: FollowListProps) {
  const { open, onOpenChange } = props;
  const currentUser = useCurrentUser();
  const { followed, setFollowed } = useFollows();
  // A person who was unfollowed stays in the open list, to be followed again.
  const [profile] = useState(props.profile);
  const [changes] = useState(useListChanges(list, profile));
  const newest = profile[list];
  const count = list === 'followers' ? profile.followerCount : profile.followingCount;
  const isWhole = newest.length >= count;
  const query = useGetFollowsInfiniteQuery(isWhole ? skipToken : { username: profile.username, list });
  const people = query.currentData ? loadedPeople(query.currentData.pages) : newest;
  return (
    <UserListDialog
      {...lists[list]}
      open={open}
      onOpenChange={onOpenChange}
      users={changes ? withListChanges(people, changes) : people}
      hrefOf={(username) => profilePath(username, currentUser.profile, currentUser.email)}
      actionOf={({ username }) =>
        username !== currentUser.username && (
          <FollowAction
            username={username}
            followed={followed.has(username)}
            followsYou={profile.isOwner && list === 'followers'}
            onFollowedChange={(on) => setFollowed(username, on)}
          />
        )
      }
    >
      {!isWhole &&
        (query.isError && !query.currentData ? (
          <QueryError message={profileErrorCopy.noData} query={query} />
        ) : (
          <MorePages query={{ ...query, isFetchingNextPage: query.isFetching }} />
        ))}
    </UserListDialog>
  );
}
