import type { Item } from '@aura/domain/entities';
import { newOutfitPostDraft } from '@aura/domain/forms/outfit-post';
import type { PostDraft } from '@aura/domain/forms/post-draft';
import { lazyComponent } from '@aura/ui/foundations/lazy-component';
import { Suspense, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { DraftStore } from '../../platform/drafts/draft-store.ts';
import { getPostDraft } from '../../platform/drafts/post-draft.ts';
import { selectIdentity } from '../../store/session.ts';
import { useAppSelector } from '../../store/store.ts';
import { useSentDraftCheck } from './use-sent-draft-check.ts';
import { useWaitingPosts } from './use-waiting-posts.ts';

const importNotice = () => import('@aura/ui/composer/PostDraftNotice');
/** With what shows and shares a post that waits for a connection, which could not be loaded then. */
const CreatePost = lazyComponent(async () => {
  const [editor] = await Promise.all([
    import('./CreatePost.tsx'),
    importNotice(),
    import('./WaitingPostsSync.tsx'),
  ]);
  return editor;
});
const ReplaceDraftDialog = lazyComponent(() => import('./ReplaceDraftDialog.tsx'));
const PostDraftNotice = lazyComponent(async () => ({ default: (await importNotice()).PostDraftNotice }));

export interface PostComposerProps {
  /** A newly chosen photo, prepared for the upload. */
  readonly photo: Blob | null;
  /** Own garments that the photo shows, which the post links without an analysis. */
  readonly items?: readonly Item[];
  /**
   * Opens the camera or the gallery for a new post. Called when the user declines to continue the draft; null
   * unless a new post was requested while there is a draft.
   */
  readonly openSource: (() => void) | null;
  /** Called when the user has decided about the draft. */
  readonly onDecided: () => void;
  /** Called with whether there is a draft to continue. Must be stable. */
  readonly onDraftChange: (hasDraft: boolean) => void;
  readonly onClose: () => void;
  /** Called after the post was shared. */
  readonly onShared: (postId: string) => void;
}

/** Of the draft in the notice, among posts that wait. */
const draftId = 'draft';

/** The post that the editor is open for. */
interface EditorSession {
  readonly key: string;
  readonly photo: Blob;
  readonly savedDraft: PostDraft<Blob> | null;
  /** The store of a post that waits for a connection. */
  readonly waiting?: DraftStore<PostDraft<Blob>>;
}

function newSession(photo: Blob, items: readonly Item[] = []): EditorSession {
  const key = crypto.randomUUID();
  return { key, photo, savedDraft: items.length > 0 ? newOutfitPostDraft(key, photo, items) : null };
}

/**
 * Opens the editor for a chosen photo, or offers to continue or discard the draft of an earlier visit
 * (docs/decisions/2026-11-22-post-draft.md) and posts that wait for a connection (docs/decisions/2026-11-26-offline.md).
 */
export default function PostComposer({
  photo,
  items,
  openSource,
  onDecided,
  onDraftChange,
  onClose,
  onShared,
}: PostComposerProps) {
  const drafts = getPostDraft(useAppSelector(selectIdentity)?.uid ?? '');
  const [session, setSession] = useState<EditorSession | null>(null);
  // While the editor is open, changes of the draft must not render this component again.
  const savedDraft = useSyncExternalStore(drafts.subscribe, () => (session ? null : drafts.current()));
  const isDraftChecked = useSentDraftCheck(drafts);
  const [isReplaceDialogOpen, setReplaceDialogOpen] = useState(false);
  // The user may also cancel the camera, so the draft is replaced only by a photo.
  const isReplaceDecided = useRef(false);
  const hasDraft = savedDraft !== null;
  useEffect(() => onDraftChange(hasDraft), [hasDraft, onDraftChange]);

  const startNew = useEffectEvent((chosen: Blob) => setSession(newSession(chosen, items)));
  useEffect(() => {
    let isCurrent = true;
    void drafts.load().then((found) => {
      if (!isCurrent || photo === null) return;
      const canStart = found === null || isReplaceDecided.current;
      isReplaceDecided.current = false;
      if (canStart) startNew(photo);
      else setReplaceDialogOpen(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [drafts, photo]);

  const startSession = (next: EditorSession) => {
    setReplaceDialogOpen(false);
    setSession(next);
  };
  const continueDraft = () => {
    // The draft may belong to the open editor: a second photo may be chosen while the first is being
    // prepared.
    const last = drafts.current();
    if (last) startSession({ key: last.id, photo: last.photo, savedDraft: last });
    // Another tab has shared or discarded it, or is editing it.
    else if (photo) startSession(newSession(photo, items));
  };
  const waitingPosts = useWaitingPosts((post, store) =>
    startSession({ key: post.id, photo: post.photo, savedDraft: post, waiting: store }),
  );
  const waiting = session?.waiting;
  // Whatever ends the editing, the post can be sent afterwards.
  useEffect(() => () => waiting?.release(), [waiting]);
  const close = () => {
    setSession(null);
    onClose();
  };
  const continueInstead = () => {
    onDecided();
    continueDraft();
  };
  const openDeclined = (open: () => void) => {
    onDecided();
    isReplaceDecided.current = true;
    open();
  };
  const draft = savedDraft &&
    isDraftChecked && { photo: savedDraft.photo, id: draftId, state: 'draft' as const };
  const unshared = [...(draft ? [draft] : []), ...waitingPosts.posts];
  if (openSource) {
    return (
      <Suspense>
        <ReplaceDraftDialog onContinue={continueInstead} onStartNew={() => openDeclined(openSource)} />
      </Suspense>
    );
  }
  if (isReplaceDialogOpen && photo) {
    return (
      <Suspense>
        <ReplaceDraftDialog
          onContinue={continueDraft}
          onStartNew={() => startSession(newSession(photo, items))}
        />
      </Suspense>
    );
  }
  return (
    <Suspense>
      {session ? (
        <CreatePost
          key={session.key}
          photo={session.photo}
          savedDraft={session.savedDraft}
          drafts={session.waiting ?? drafts}
          waitingPosts={session.waiting ? null : waitingPosts.store}
          onClose={close}
          onShared={onShared}
          onSharedClosed={close}
        />
      ) : (
        unshared.length > 0 && (
          <PostDraftNotice
            // It is shown again when a post was added, or one was refused.
            key={unshared.map(({ id, state }) => `${id} ${state}`).join()}
            posts={unshared}
            onContinue={(id) => (id === draftId ? continueDraft() : void waitingPosts.edit(id))}
            onDiscard={(id) => (id === draftId ? drafts.save(null) : void waitingPosts.discard(id))}
          />
        )
      )}
    </Suspense>
  );
}
