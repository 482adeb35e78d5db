import { commonCopy } from '@aura/domain/copy/common';
import { profileCopy } from '@aura/domain/copy/profile';
import { AlertDialog } from '@aura/ui/primitives/AlertDialog';
import { ProfileMenu } from '@aura/ui/profile/ProfileMenu';
import { useState } from 'react';
import { absoluteUrl, paths } from '../../paths.ts';
import { useShareLink } from '../../shared/use-share-link.ts';
import { type CurrentUserWithProfile, isBlockedBy, useBlockUser } from './use-block-user.ts';

interface OtherProfileActionsProps {
  readonly username: string;
  readonly currentUser: CurrentUserWithProfile;
}

/**
 * Share and block actions for another user's profile. Blocking takes effect immediately and in both
 * directions (docs/product.md section 6).
 */
export function OtherProfileActions({ username, currentUser }: OtherProfileActionsProps) {
  const shareLink = useShareLink();
  const { setBlocked, busy } = useBlockUser(currentUser, username);
  const [asking, setAsking] = useState(false);
  const block = async () => {
    await setBlocked(true);
    setAsking(false);
  };
  const share = () => {
    const url = absoluteUrl(paths.user(username));
    void shareLink({ title: commonCopy.handle(username), url });
  };

  return (
    <>
      <ProfileMenu
        username={username}
        onShare={share}
        blocked={isBlockedBy(currentUser, username)}
        onBlockedChange={(blocked) => (blocked ? setAsking(true) : void setBlocked(false))}
      />
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={profileCopy.blockQuestion(username)}
        body={profileCopy.blockBody}
        confirmLabel={profileCopy.block}
        tone="danger"
        busy={busy}
        onConfirm={() => void block()}
      />
    </>
  );
}
