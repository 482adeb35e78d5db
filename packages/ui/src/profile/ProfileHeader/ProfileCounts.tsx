import { profileCopy } from '@aura/domain/copy/profile';
import type { Profile } from '@aura/domain/entities';
import type { FollowList } from '@aura/domain/vocabularies/follow-lists';
import { cn } from '../../foundations/cn.ts';
import { Count } from '../../primitives/Count/Count.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

export type CountName = 'postCount' | 'followerCount' | 'followingCount';

interface ProfileCountsProps {
  readonly profile: Pick<Profile, CountName>;
  /** Opens a user list; when undefined, the counts are plain text. */
  readonly onShowFollowList: ((list: FollowList) => void) | undefined;
}

/** The counts of posts, followers and followed users. */
export function ProfileCounts({ profile, onShowFollowList }: ProfileCountsProps) {
  const counts = [
    { label: profileCopy.posts, count: profile.postCount, list: null },
    { label: profileCopy.followers, count: profile.followerCount, list: 'followers' },
    { label: profileCopy.following, count: profile.followingCount, list: 'following' },
  ] as const;
  return (
    <dl className="flex gap-5 tablet:gap-9 desktop:text-end">
      {counts.map(({ label, count, list }) => {
        const opens = list !== null && onShowFollowList !== undefined;
        return (
          <div key={label} className="relative flex min-h-target flex-col-reverse">
            <dt className={cn('text-14 text-muted', opens && 'underline underline-offset-4')}>{label}</dt>
            <dd className="font-serif text-22 tablet:text-28">
              {opens ? (
                <button
                  type="button"
                  aria-haspopup="dialog"
                  onClick={() => onShowFollowList(list)}
                  className="rounded-mark after:absolute after:-inset-1"
                >
                  <Count value={count} />
                  <VisuallyHidden> {label}</VisuallyHidden>
                </button>
              ) : (
                <Count value={count} />
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
