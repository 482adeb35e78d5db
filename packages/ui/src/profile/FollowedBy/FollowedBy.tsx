import { followCopy } from '@aura/domain/copy/profile';
import type { Person } from '@aura/domain/entities';
import { avatarProps } from '../../images/image-props.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';

/** People shown with their pictures, and by name. */
const pictureCount = 3;
const nameCount = 2;

interface FollowedByProps {
  /** The first of the followed people who follow this profile; not empty. */
  readonly people: readonly Person[];
  /** The number of all of them. */
  readonly total: number;
  /** Opens the list of followers. */
  readonly onShow: () => void;
}

/** The people whom the current user follows and who follow this profile too. */
export function FollowedBy({ people, total, onShow }: FollowedByProps) {
  const names = people.slice(0, nameCount).map(({ username }) => username);
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onShow}
      className="flex min-h-target max-w-full items-center gap-2 rounded-mark text-start text-14 text-muted hover:text-ink"
    >
      <span aria-hidden className="flex shrink-0">
        {people.slice(0, pictureCount).map(({ username, displayName, avatar }) => (
          <span key={username} className="rounded-full ring-2 ring-paper not-first:-ms-2.5">
            <Avatar {...avatarProps(avatar, 'xs')} name={displayName || username} />
          </span>
        ))}
      </span>
      <span className="min-w-0 wrap-anywhere">
        {followCopy.followedBy(names.join(', '), total - names.length)}
      </span>
    </button>
  );
}
