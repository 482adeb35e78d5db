import { commonCopy } from '@aura/domain/copy/common';
import type { Profile } from '@aura/domain/entities';
import { ProfileMenu } from '@aura/ui/profile/ProfileMenu';
import { absoluteUrl, paths } from '../../paths.ts';
import { type CurrentUserWithProfile, isBlockedBy, useBlockUser } from '../../shared/use-block-user.ts';
import { useSafetyDialogs } from '../../shared/use-safety-dialogs.tsx';
import { useShareLink } from '../../shared/use-share-link.ts';

interface OtherProfileActionsProps {
  readonly profile: Pick<Profile, 'username' | 'avatar' | 'bio'>;
  readonly currentUser: CurrentUserWithProfile;
}

/**
 * Share, report and block actions for another user's profile. Blocking takes effect immediately and in both
 * directions (docs/product.md section 3).
 */
export function OtherProfileActions({ profile, currentUser }: OtherProfileActionsProps) {
  const { username, avatar: image, bio: text } = profile;
  const shareLink = useShareLink();
  const { setBlocked } = useBlockUser(currentUser, username);
  const { report, block, dialogs } = useSafetyDialogs(currentUser);
  const share = () => {
    const url = absoluteUrl(paths.user(username));
    void shareLink({ title: commonCopy.handle(username), url });
  };
  const subject = { targetType: 'person' as const, targetId: username, postId: null, username, text, image };

  return (
    <>
      <ProfileMenu
        username={username}
        onShare={share}
        onReport={() => report(subject)}
        blocked={isBlockedBy(currentUser, username)}
        onBlockedChange={(blocked) => (blocked ? block(username) : void setBlocked(false))}
      />
      {dialogs}
    </>
  );
}
