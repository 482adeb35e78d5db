import type { Item } from '@aura/domain/entities';
import { newOutfitPostDraft } from '@aura/domain/forms/outfit-post';
import type { PostDraft } from '@aura/domain/forms/post-draft';
import { lazyComponent } from '@aura/ui/foundations/lazy-component';
import { Suspense, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { getPostDraft } from '../../platform/drafts/post-draft.ts';
import { selectIdentity } from '../../store/session.ts';
import { useAppSelector } from '../../store/store.ts';
import { useSentDraftCheck } from './use-sent-draft-check.ts';

const CreatePost = lazyComponent(() => import('./CreatePost.tsx'));
const ReplaceDraftDialog = lazyComponent(() => import('./ReplaceDraftDialog.tsx'));
const PostDraftNotice = lazyComponent(async () => ({
  default: (await import('@aura/ui/composer/PostDraftNotice')).PostDraftNotice,
}));

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
  readonly onShared: () => void;
}

/** The post that the editor is open for. */
interface EditorSession {
  readonly key: string;
  readonly photo: Blob;
  readonly savedDraft: PostDraft<Blob> | null;
}

function newSession(photo: Blob, items: readonly Item[] = []): EditorSession {
  const key = crypto.randomUUID();
  return { key, photo, savedDraft: items.length > 0 ? newOutfitPostDraft(key, photo, items) : null };
}

/**
 * Opens the editor for a chosen photo, or offers to continue or discard the draft of an earlier visit
 * (docs/decisions/2026-11-22-post-draft.md).
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
          drafts={drafts}
          onClose={close}
          onShared={onShared}
        />
      ) : (
        savedDraft &&
        isDraftChecked && (
          <PostDraftNotice
            photo={savedDraft.photo}
            onContinue={continueDraft}
            onDiscard={() => drafts.save(null)}
          />
        )
      )}
    </Suspense>
  );
}
