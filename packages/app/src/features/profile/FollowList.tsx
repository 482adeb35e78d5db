import { profileCopy } from '@aura/domain/copy/profile';
import type { Person } from '@aura/domain/entities';
import { profilePath } from '@aura/domain/rules/identity';
import { FollowButton } from '@aura/ui/profile/FollowButton';
import { UserListDialog } from '@aura/ui/profile/UserListDialog';
import { useState } from 'react';
import { useCurrentUser } from '../../shared/use-current-user.ts';
import { useFollows } from '../../shared/use-follows.ts';

const lists = {
  followers: { title: profileCopy.followers, empty: profileCopy.noFollowers },
  following: { title: profileCopy.following, empty: profileCopy.noFollowing },
} as const;

export type FollowListName = keyof typeof lists;

interface FollowListProps {
  readonly list: FollowListName;
  readonly users: readonly Person[];
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The followers of a profile, or the people it follows, each with a follow button. */
export default function FollowList({ list, users, ...dialog }: FollowListProps) {
  const currentUser = useCurrentUser();
  const { followed, setFollowed } = useFollows(currentUser);
  // A person who was unfollowed stays in the open list, to be followed again.
  const [shown] = useState(users);
  return (
    <UserListDialog
      {...lists[list]}
      {...dialog}
      users={shown}
      hrefOf={(username) => profilePath(username, currentUser.profile, currentUser.email)}
      actionOf={({ username }) =>
        username !== currentUser.username && (
          <FollowButton
            username={username}
            followed={followed.has(username)}
            onFollowedChange={(on) => setFollowed(username, on)}
          />
        )
      }
    />
  );
}
