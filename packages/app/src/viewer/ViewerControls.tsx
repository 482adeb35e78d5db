import { postCopy } from '@aura/domain/copy/post';
import { shortcutsCopy } from '@aura/domain/copy/shortcuts';
import type { PostView } from '@aura/domain/rules/tapZones';
import { FeedGestures } from '@aura/ui/feed/FeedGestures';
import { PostShortcuts } from '@aura/ui/post/PostShortcuts';
import { type RefObject, useState } from 'react';
import { lazyPart } from '../page/lazy-part.tsx';
import { paths } from '../paths.ts';
import { shortcutChoice } from '../platform/shortcut-choice.ts';
import { useFocusMemory } from './use-focus-memory.ts';
import { useKeptLikes } from './use-kept-likes.ts';
import type { Viewer } from './use-viewer.ts';

const ShortcutsDialog = lazyPart(async () => ({
  default: (await import('@aura/ui/post/ShortcutsDialog')).ShortcutsDialog,
}));

/** What of a post a key can change without moving the focus. */
interface Shown {
  readonly postId: string;
  readonly view: PostView;
  readonly liked: boolean;
}

/** The other posts of a feed, as far as there are any. */
export interface Moves {
  readonly previous: (() => void) | undefined;
  readonly next: (() => void) | undefined;
}

interface ViewerControlsProps extends Shown {
  readonly viewer: Viewer;
  /** The box of the photograph or the items. */
  readonly stage: RefObject<HTMLElement | null>;
  /** Left out where a post stands alone. */
  readonly moves?: Moves | undefined;
  readonly onToggleView: (() => void) | undefined;
  readonly onToggleLike: () => void;
  readonly onComment: () => void;
  readonly onShare: () => void;
  /** Left out on the post's own page. */
  readonly onOpen?: (() => void) | undefined;
}

/** The keys and gestures of a post. Fetched after the post itself shows. */
export default function ViewerControls({
  viewer,
  stage,
  moves,
  onToggleView,
  onToggleLike,
  onComment,
  onShare,
  onOpen,
  ...shown
}: ViewerControlsProps) {
  useKeptLikes(viewer);
  useFocusMemory(moves ? paths.home : paths.post(shown.postId));
  const [characters, setCharacters] = useState(shortcutChoice.areCharactersOn);
  const [before, setBefore] = useState(shown);
  const watched = (change: () => void) => () => {
    setBefore(shown);
    change();
  };
  return (
    <>
      {moves && <FeedGestures area={stage} onPrevious={moves.previous} onNext={moves.next} />}
      <PostShortcuts
        actions={{
          ...moves,
          view: onToggleView && watched(onToggleView),
          like: watched(onToggleLike),
          comment: onComment,
          share: onShare,
          ...(onOpen && { open: onOpen }),
        }}
        characters={characters}
        dialog={ShortcutsDialog}
        onCharactersChange={(on) => {
          shortcutChoice.chooseCharacters(on);
          setCharacters(on);
        }}
        announcement={changeOf(before, shown)}
      />
    </>
  );
}

/** What has changed since a key was pressed, in words; nothing once another post is shown. */
function changeOf(before: Shown, { postId, view, liked }: Shown): string {
  if (before.postId !== postId) return '';
  if (before.liked !== liked) return liked ? shortcutsCopy.liked : shortcutsCopy.likeRemoved;
  return before.view === view ? '' : shortcutsCopy.showing(postCopy[view]);
}
