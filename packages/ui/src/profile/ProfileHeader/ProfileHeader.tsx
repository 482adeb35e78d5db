import { commonCopy } from '@aura/domain/copy/common';
import { profileCopy } from '@aura/domain/copy/profile';
import type { Profile } from '@aura/domain/entities';
import type { Relation } from '@aura/domain/rules/follows';
import type { FollowList } from '@aura/domain/vocabularies/follow-lists';
import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { avatarProps } from '../../images/image-props.ts';
import { FormattedText } from '../../post/FormattedText/FormattedText.tsx';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { type CountName, ProfileCounts } from './ProfileCounts.tsx';

const relationLabels: Readonly<Record<Relation, string | null>> = {
  friends: profileCopy.friends,
  'follows-you': profileCopy.followsYou,
  followed: null,
  none: null,
};

export interface ProfileHeaderProps {
  readonly profile: Pick<Profile, 'avatar' | 'displayName' | 'username' | 'bio' | CountName>;
  /** Opens the list of followers or followed users; when undefined, the counts are plain text. */
  readonly onShowFollowList?: ((list: FollowList) => void) | undefined;
  /** The current user's relation to the person; undefined for the own profile. */
  readonly relation?: Relation | undefined;
  /** Shown below the bio, such as mutual followers. */
  readonly children?: ReactNode;
  /** Buttons below the counts. */
  readonly actions?: ReactNode;
}

/** The header of a profile: image, name with the product's symbol, handle, bio and counts. */
export function ProfileHeader({
  profile,
  onShowFollowList,
  relation = 'none',
  actions,
  children,
}: ProfileHeaderProps) {
  const { avatar, displayName, username, bio } = profile;
  const name = displayName || username;
  return (
    <header className="grid grid-cols-[auto_minmax(0,1fr)] items-center slim:flex slim:flex-col slim:items-stretch gap-x-5 gap-y-6 tablet:gap-x-10 desktop:grid-cols-[auto_minmax(0,1fr)_auto]">
      <Avatar {...avatarProps(avatar, '2xl')} name={name} aura alt={profileCopy.avatarAlt(name)} />
      <div className="flex min-w-0 flex-col gap-1">
        <div className="flex items-center gap-2.5">
          <h1 title={name} className="line-clamp-3 min-w-0 font-serif text-28 outline-none tablet:text-40">
            <bdi>{name}</bdi>
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
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="min-w-0 truncate text-14 text-muted">{commonCopy.handle(username)}</p>
          {relationLabels[relation] !== null && (
            <Badge className="h-7 px-3">{relationLabels[relation]}</Badge>
          )}
        </div>
        <p dir="auto" className="mt-2 hidden max-w-dialog-md whitespace-pre-line text-16 tablet:block">
          {bio === '' ? profileCopy.noBio : <FormattedText text={bio} />}
        </p>
        {children && <div className="hidden tablet:block">{children}</div>}
      </div>
      <div className="col-span-2 tablet:hidden">
        <p dir="auto" className="whitespace-pre-line text-16">
          {bio === '' ? profileCopy.noBio : <FormattedText text={bio} />}
        </p>
        {children}
      </div>
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-4 desktop:col-span-1 desktop:flex-col desktop:items-end desktop:self-start">
        <ProfileCounts profile={profile} onShowFollowList={onShowFollowList} />
        {actions}
      </div>
    </header>
  );
}
