import { liveUpdatesCopy } from '@aura/domain/copy/live-updates';
import type { Person } from '@aura/domain/entities';
import { AuraButton } from '../../primitives/Aura/AuraButton.tsx';
import { AvatarStack } from '../../profile/AvatarStack/AvatarStack.tsx';

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
      <AvatarStack people={authors} />
      {liveUpdatesCopy.newPosts}
    </AuraButton>
  );
}
