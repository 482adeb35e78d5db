import { followCopy } from '@aura/domain/copy/follows';
import { AlertDialog } from '@aura/ui/primitives/AlertDialog';
import { FollowButton } from '@aura/ui/profile/FollowButton';
import { useState } from 'react';

interface FollowActionProps {
  readonly username: string;
  readonly followed: boolean;
  /** Whether both follow each other, so that an unfollow hides posts and needs a confirmation. */
  readonly areFriends: boolean;
  readonly onFollowedChange: (followed: boolean) => void;
}

/** The follow button of another user's profile. */
export function FollowAction({ username, followed, areFriends, onFollowedChange }: FollowActionProps) {
  const [isConfirming, setConfirming] = useState(false);
  const change = (on: boolean) => (areFriends && !on ? setConfirming(true) : onFollowedChange(on));
  const unfollow = () => {
    onFollowedChange(false);
    setConfirming(false);
  };
  return (
    <>
      <FollowButton
        tick
        username={username}
        followed={followed}
        onFollowedChange={change}
        className="flex-1 tablet:flex-none"
      />
      <AlertDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={followCopy.unfollowQuestion(username)}
        body={followCopy.unfollowBody(username)}
        confirmLabel={followCopy.unfollow}
        onConfirm={unfollow}
      />
    </>
  );
}
