import { useUpdateProfileMutation } from '@aura/api-client/endpoints/profile-actions';
import { commonCopy } from '@aura/domain/copy/common';
import { profileCopy } from '@aura/domain/copy/profile';
import type { Profile } from '@aura/domain/entities';
import { withId } from '@aura/domain/rules/posts';
import { AlertDialog } from '@aura/ui/primitives/AlertDialog';
import { useToast } from '@aura/ui/primitives/Toast';
import { ProfileMenu } from '@aura/ui/profile/ProfileMenu';
import { useState } from 'react';
import { absoluteUrl, paths } from '../../paths.ts';
import type { CurrentUser } from '../../shared/use-current-user.ts';
import { useShareLink } from '../../shared/use-share-link.ts';

interface OtherProfileActionsProps {
  readonly username: string;
  readonly currentUser: CurrentUser & { readonly profile: Profile };
}

/**
 * Share and block actions for another user's profile. Blocking takes effect immediately and in both
 * directions (docs/product.md section 6).
 */
export function OtherProfileActions({ username, currentUser }: OtherProfileActionsProps) {
  const toast = useToast();
  const shareLink = useShareLink();
  const [updateProfile, { isLoading }] = useUpdateProfileMutation();
  const [asking, setAsking] = useState(false);
  const { blockedUsernames } = currentUser.profile;

  const setBlocked = async (blocked: boolean) => {
    const { error } = await updateProfile({
      email: currentUser.email,
      changes: { blockedUsernames: withId(blockedUsernames, username, blocked) },
    });
    setAsking(false);
    if (error) toast.show({ tone: 'alert', text: profileCopy.blockFailed });
    else {
      const text = blocked ? profileCopy.blocked(username) : profileCopy.unblocked(username);
      toast.show({ tone: 'status', text });
    }
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
        blocked={blockedUsernames.includes(username)}
        onBlockedChange={(blocked) => (blocked ? setAsking(true) : void setBlocked(false))}
      />
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={profileCopy.blockQuestion(username)}
        body={profileCopy.blockBody}
        confirmLabel={profileCopy.block}
        tone="danger"
        busy={isLoading}
        onConfirm={() => void setBlocked(true)}
      />
    </>
  );
}
