import { liveUpdatesCopy } from '@aura/domain/copy/live-updates';
import type { Person } from '@aura/domain/entities';
import { ArrowUp } from 'lucide-react';
import { avatarProps } from '../../images/image-props.ts';
import { Aura } from '../../primitives/Aura/Aura.tsx';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';

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
    <span className="relative isolate inline-flex rounded-full">
      <Aura size="avatar" palette={palette} />
      <button
        type="button"
        aria-busy={busy || undefined}
        onClick={busy ? undefined : onPress}
        className="inline-flex min-h-target items-center gap-2 rounded-full bg-paper px-3 text-14 font-medium"
      >
        <span aria-hidden className="flex">
          {authors.slice(0, maxPictures).map(({ username, displayName, avatar }) => (
            <span key={username} className="rounded-full ring-2 ring-paper not-first:-ms-2.5">
              <Avatar {...avatarProps(avatar, 'xs')} name={displayName || username} />
            </span>
          ))}
        </span>
        {liveUpdatesCopy.newPosts}
        {busy ? <Spinner /> : <ArrowUp aria-hidden className="size-4 max-tablet:hidden" />}
      </button>
    </span>
  );
}
