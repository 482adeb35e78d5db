import { commonCopy } from '@aura/domain/copy/common';
import { profileCopy } from '@aura/domain/copy/profile';
import type { Profile } from '@aura/domain/entities';
import { compactCount } from '@aura/domain/rules/counts';
import { Sparkles } from 'lucide-react';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';

interface ProfileHeaderProps {
  readonly profile: Profile;
}

/** Who somebody is: picture, name with the product's mark, handle, bio and counts. */
export function ProfileHeader({ profile }: ProfileHeaderProps) {
  const { avatar, displayName, username, bio } = profile;
  const name = displayName || username;
  const counts = [
    [profileCopy.posts, profile.postIds.length],
    [profileCopy.followers, profile.followers.length],
    [profileCopy.following, profile.following.length],
  ] as const;
  return (
    <header className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-6 tablet:gap-x-10 desk:grid-cols-[auto_minmax(0,1fr)_auto]">
      <Avatar picture={avatar} name={name} size="2xl" aura alt={profileCopy.avatarAlt(name)} />
      <div className="flex min-w-0 flex-col gap-1">
        <div className="flex items-center gap-2.5">
          <h1 dir="auto" className="min-w-0 font-serif text-28 outline-none tablet:text-40">
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
      <dl className="col-span-2 flex gap-9 desk:col-span-1 desk:self-start desk:text-end">
        {counts.map(([label, count]) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-14 text-muted">{label}</dt>
            <dd className="font-serif text-28">{compactCount(count)}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
