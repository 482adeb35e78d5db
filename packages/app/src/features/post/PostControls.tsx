import { postCopy } from '@aura/domain/copy/post';
import { shortcutsCopy } from '@aura/domain/copy/shortcuts';
import type { Post } from '@aura/domain/entities';
import { FeedGestures } from '@aura/ui/feed/FeedGestures';
import type { PostView } from '@aura/ui/gestures/tap-zones';
import { PostShortcuts } from '@aura/ui/post/PostShortcuts';
import { type RefObject, useState } from 'react';
import { paths } from '../../paths.ts';
import {
  areSingleKeyShortcutsOn,
  saveSingleKeyShortcuts,
} from '../../platform/storage/single-key-shortcuts.ts';
import { LazyShortcutsDialog } from '../../shared/lazy-shortcuts-dialog.ts';
import { useFocusRestoration } from './use-focus-restoration.ts';
import type { PostLike } from './use-post-like.ts';

/** Functions that move to the neighbours of a post in the feed; undefined where there is none. */
export interface PostNavigation {
  readonly previous: (() => void) | undefined;
  readonly next: (() => void) | undefined;
}

interface PostControlsProps {
  readonly post: Post;
  readonly view: PostView;
  readonly like: PostLike;
  /** The element that shows the image or the items. */
  readonly stage: RefObject<HTMLElement | null>;
  /** Omitted on the post's own page. */
  readonly navigation: PostNavigation | undefined;
  readonly onViewChange: (view: PostView) => void;
  readonly onComment: () => void;
  readonly onShare: () => void;
  /** Omitted on the post's own page. */
  readonly onOpen: (() => void) | undefined;
}

/** Keyboard shortcuts and gestures of a post. Loaded after the post is shown. */
export default function PostControls({
  post,
  view,
  like,
  stage,
  navigation,
  onViewChange,
  onComment,
  onShare,
  onOpen,
}: PostControlsProps) {
  useFocusRestoration(navigation ? paths.home : paths.post(post.id));
  const [characters, setCharacters] = useState(areSingleKeyShortcutsOn);
  const shown: ShownState = { postId: post.id, view, liked: like.liked };
  const [before, setBefore] = useState(shown);
  const announced = (change: () => void) => () => {
    setBefore(shown);
    change();
  };
  const toggleView = () => onViewChange(view === 'image' ? 'items' : 'image');
  const toggleLike = () => !like.likeBusy && like.onLikedChange(!like.liked);
  return (
    <>
      {navigation && <FeedGestures area={stage} onPrevious={navigation.previous} onNext={navigation.next} />}
      <PostShortcuts
        actions={{
          ...navigation,
          view: post.itemIds.length > 0 ? announced(toggleView) : undefined,
          like: announced(toggleLike),
          comment: onComment,
          share: onShare,
          ...(onOpen && { open: onOpen }),
        }}
        characters={characters}
        dialog={LazyShortcutsDialog}
        onCharactersChange={(on) => {
          saveSingleKeyShortcuts(on);
          setCharacters(on);
        }}
        announcement={announcementOf(before, shown)}
      />
    </>
  );
}

/** The state of a post that a shortcut can change without moving the focus. */
interface ShownState {
  readonly postId: string;
  readonly view: PostView;
  readonly liked: boolean;
}

/** Describes the changes since the last shortcut; empty when another post is shown. */
function announcementOf(before: ShownState, { postId, view, liked }: ShownState): string {
  if (before.postId !== postId) return '';
  if (before.liked !== liked) return liked ? shortcutsCopy.liked : shortcutsCopy.likeRemoved;
  return before.view === view ? '' : shortcutsCopy.showing(postCopy[view]);
}
