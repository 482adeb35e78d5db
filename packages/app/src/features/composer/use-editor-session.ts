import type { Item } from '@aura/domain/entities';
import { newOutfitPostDraft } from '@aura/domain/forms/outfit-post';
import type { PostDraft } from '@aura/domain/forms/post-draft';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { DraftStore } from '../../platform/drafts/draft-store.ts';

type Draft = PostDraft<Blob>;

/** The post that the editor is open for. */
interface EditorSession {
  readonly key: string;
  readonly photo: Blob;
  readonly savedDraft: Draft | null;
  /** Whether closing the editor asks also when nothing was changed: the photo was taken, or the draft continued. */
  readonly asksToDiscard: boolean;
  /** The store of a post that waits for a connection. */
  readonly waiting?: DraftStore<Draft>;
}

interface Options {
  readonly drafts: DraftStore<Draft>;
  /** A newly chosen photo, prepared for the upload. */
  readonly photo: Blob | null;
  /** Whether it was taken by the camera. */
  readonly isTaken: boolean;
  /** Own garments that the photo shows. */
  readonly items: readonly Item[] | undefined;
  /** The outfit that they are. */
  readonly outfitId: string | undefined;
  readonly onClose: () => void;
}

function newSession(
  photo: Blob,
  { isTaken, items = [], outfitId }: Pick<Options, 'isTaken' | 'items' | 'outfitId'>,
): EditorSession {
  const key = crypto.randomUUID();
  const savedDraft = items.length > 0 ? newOutfitPostDraft(key, photo, items, outfitId ?? null) : null;
  return { key, photo, savedDraft, asksToDiscard: isTaken };
}

/**
 * Which post the editor is open for: one of a chosen photo, the draft of an earlier visit, or one that waits for a
 * connection. A chosen photo replaces a draft only after the user has agreed (docs/decisions/2026-11-22-post-draft.md).
 */
export function useEditorSession({ drafts, photo, isTaken, items, outfitId, onClose }: Options) {
  const [session, setSession] = useState<EditorSession | null>(null);
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  // The user may also cancel the camera, so the draft is replaced only by a photo.
  const isReplaceConfirmed = useRef(false);
  // While the editor is open, changes of the draft must not render it again.
  const savedDraft = useSyncExternalStore(drafts.subscribe, () => (session ? null : drafts.current()));

  const start = (next: EditorSession) => {
    setConfirmOpen(false);
    setSession(next);
  };
  const startOfPhoto = useEffectEvent((chosen: Blob) =>
    setSession(newSession(chosen, { isTaken, items, outfitId })),
  );
  useEffect(() => {
    let isCurrent = true;
    void drafts.load().then((found) => {
      if (!isCurrent || photo === null) return;
      const canStart = found === null || isReplaceConfirmed.current;
      isReplaceConfirmed.current = false;
      if (canStart) startOfPhoto(photo);
      else setConfirmOpen(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [drafts, photo]);
  const waiting = session?.waiting;
  // Whatever ends the editing, the post can be sent afterwards.
  useEffect(() => () => waiting?.release(), [waiting]);

  return {
    session,
    /** The draft of an earlier visit; null without one, and while the editor is open. */
    savedDraft,
    /** Whether the user has to confirm that the chosen photo replaces the draft. */
    isConfirmOpen: isConfirmOpen && photo !== null,
    startNew: () => {
      if (photo) start(newSession(photo, { isTaken, items, outfitId }));
    },
    continueDraft: () => {
      // The draft may belong to the open editor: a second photo may be chosen while the first is being
      // prepared.
      const last = drafts.current();
      if (last) start({ key: last.id, photo: last.photo, savedDraft: last, asksToDiscard: true });
      // Another tab has shared or discarded it, or is editing it.
      else if (photo) start(newSession(photo, { isTaken, items, outfitId }));
    },
    editWaiting: (post: Draft, store: DraftStore<Draft>) =>
      start({ key: post.id, photo: post.photo, savedDraft: post, asksToDiscard: false, waiting: store }),
    /** The next photo replaces the draft without a question. */
    confirmReplace: () => {
      isReplaceConfirmed.current = true;
    },
    close: () => {
      setSession(null);
      onClose();
    },
  };
}
