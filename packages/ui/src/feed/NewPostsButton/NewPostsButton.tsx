import { liveUpdatesCopy } from '@aura/domain/copy/live-updates';
import type { Person } from '@aura/domain/entities';
import { avatarProps } from '../../images/image-props.ts';
import { AuraButton } from '../../primitives/Aura/AuraButton.tsx';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';

const maxPictures = 3;

interface NewPostsButtonProps {
  /** Authors of the new posts; the first three are shown. */
  readonly authors: readonly Person[];
  /** Colours of the newest picture. */
  readonly palette?: readonly string[] | undefined;
  readonly busy?: boolean;
  readonly onPress: () => void;
}

/** Loads the posts that were shared since the feed was loaded. The post in view does not move until it is pressed. */
export function NewPostsButton({ authors, palette, busy = false, onPress }: NewPostsButtonProps) {
  return (
    <AuraButton
      palette={palette}
      busy={busy}
      onPress={onPress}
      className="px-3"
      arrowClassName="max-tablet:hidden"
    >
      <span aria-hidden className="flex">
        {authors.slice(0, maxPictures).map(({ username, displayName, avatar }) => (
          <span key={username} className="rounded-full ring-2 ring-paper not-first:-ms-2.5">
            <Avatar {...avatarProps(avatar, 'xs')} name={displayName || username} />
          </span>
        ))}
      </span>
      {liveUpdatesCopy.newPosts}
    </AuraButton>
  );
}
