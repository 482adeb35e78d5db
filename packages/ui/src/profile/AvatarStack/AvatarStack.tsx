import type { Person } from '@aura/domain/entities';
import { avatarProps } from '../../images/image-props.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';

const maxAvatars = 3;

interface AvatarStackProps {
  /** The first three are shown. */
  readonly people: readonly Person[];
}

/** Overlapping avatars of a few people. Accessibility: decoration, since a text beside it says who they are. */
export function AvatarStack({ people }: AvatarStackProps) {
  return (
    <span aria-hidden className="flex shrink-0">
      {people.slice(0, maxAvatars).map(({ username, displayName, avatar }) => (
        <span key={username} className="rounded-full ring-2 ring-paper not-first:-ms-2.5">
          <Avatar {...avatarProps(avatar, 'xs')} name={displayName || username} />
        </span>
      ))}
    </span>
  );
}
