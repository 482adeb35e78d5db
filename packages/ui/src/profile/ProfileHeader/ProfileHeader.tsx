import { commonCopy } from '@aura/domain/copy/common';
import { profileCopy } from '@aura/domain/copy/profile';
import type { Profile } from '@aura/domain/entities';
import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { avatarProps } from '../../images/image-props.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { type FollowList, ProfileCounts } from './ProfileCounts.tsx';

interface ProfileHeaderProps {
  readonly profile: Profile;
  /** Opens the list of followers or followed users; when undefined, the counts are plain text. */
  readonly onShowFollowList?: ((list: FollowList) => void) | undefined;
  /** Buttons below the counts. */
  readonly actions?: ReactNode;
}

/** The header of a profile: image, name with the product's symbol, handle, bio and counts. */
export function ProfileHeader({ profile, onShowFollowList, actions }: ProfileHeaderProps) {
  const { avatar, displayName, username, bio } = profile;
  const name = displayName || username;
  return (
    <header className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-6 tablet:gap-x-10 desktop:grid-cols-[auto_minmax(0,1fr)_auto]">
      <Avatar {...avatarProps(avatar, '2xl')} name={name} aura alt={profileCopy.avatarAlt(name)} />
      <div className="flex min-w-0 flex-col gap-1">
        <div className="flex items-center gap-2.5">
          <h1
            dir="auto"
            title={name}
            className="line-clamp-3 min-w-0 font-serif text-28 outline-none tablet:text-40"
          >
            {name}
          </h1>
          <span
            role="img"
            aria-label={profileCopy.badge}
            title={profileCopy.badge}
            className="grid size-7 shrink-0 place-items-center rounded-full bg-accent-wash text-accent"
          >
            <Sparkles aria-hidden className="size-4" />
          </span>
        </div>
        <p className="truncate text-14 text-muted">{commonCopy.handle(username)}</p>
        <p dir="auto" className="mt-2 hidden max-w-dialog-md whitespace-pre-line text-16 tablet:block">
          {bio || profileCopy.noBio}
        </p>
      </div>
      <p dir="auto" className="col-span-2 whitespace-pre-line text-16 tablet:hidden">
        {bio || profileCopy.noBio}
      </p>
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-4 desktop:col-span-1 desktop:flex-col desktop:items-end desktop:self-start">
        <ProfileCounts profile={profile} onShowFollowList={onShowFollowList} />
        {actions}
      </div>
    </header>
  );
}
