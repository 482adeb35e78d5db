import { composerCopy } from '@aura/domain/copy/composer';
import type { PostTexts } from '@aura/domain/forms/post';
import { hasChangedItems, newPostDraft, type PostDraft, sharedItems } from '@aura/domain/forms/post-draft';
import { itemTypeLine } from '@aura/domain/rules/items';
import { toTag } from '@aura/domain/rules/post-tags';
import { CreatePostOverlay } from '@aura/ui/composer/CreatePostOverlay';
import { useToast } from '@aura/ui/primitives/Toast';
import { useCallback, useRef, useState } from 'react';
import { useMatch } from 'react-router';
import type { DraftStore } from '../../platform/drafts/draft-store.ts';
import type { WaitingForms } from '../../platform/drafts/waiting-forms.ts';
import { useIsMounted } from '../../shared/use-is-mounted.ts';
import { useItemCorrection } from '../../shared/use-item-correction.ts';
import { useWardrobeChoice } from '../../shared/use-wardrobe-choice.ts';
import { WithSuggestions } from '../../shared/WithSuggestions.tsx';
import { selectIdentity } from '../../store/session.ts';
import { useAppSelector } from '../../store/store.ts';
import { useImageAnalysis } from './use-image-analysis.ts';
import { usePostDraft } from './use-post-draft.ts';
import { usePostSharing } from './use-post-sharing.ts';
import { useSharedMessage } from './use-shared-message.ts';

type Draft = PostDraft<Blob>;

interface CreatePostProps {
  /** Read on mount, like `savedDraft`; pass a new `key` for each photo. */
  readonly photo: Blob;
  /** The draft of an earlier visit; null for a new post. */
  readonly savedDraft: Draft | null;
  /** Whether closing the editor asks also when nothing was changed. */
  readonly asksToDiscard: boolean;
  /** Stores the draft until the post is shared or discarded. */
  readonly drafts: DraftStore<Draft>;
  /** Where the post waits for a connection; null when it waits already, in `drafts`. */
  readonly waitingPosts: Pick<WaitingForms<Draft>, 'add'> | null;
  /** Called when the post is discarded, or waits. */
  readonly onClose: () => void;
  readonly onShared: (postId: string) => void;
  /** Called after `onShared`, when the editor is no longer visible. */
  readonly onSharedClosed: () => void;
}

/**
 * The editor of a new post, connected to the API. The draft is stored in this browser until the post is
 * shared.
 */
export default function CreatePost({
  photo,
  savedDraft,
  asksToDiscard,
  drafts,
  waitingPosts,
  onClose,
  onShared,
  onSharedClosed,
}: CreatePostProps) {
  const email = useAppSelector(selectIdentity)?.email ?? '';
  const toast = useToast();
  // A post that is started on the page of a tag begins with that tag.
  const tag = useMatch('/tag/:tag')?.params.tag;
  const [draft] = useState(() => savedDraft ?? newPostDraft(crypto.randomUUID(), photo, tag && toTag(tag)));
  const { change, current, end } = usePostDraft(drafts, draft);
  const correct = useItemCorrection(email);
  const isCorrected = useRef(false);
  const { panel, dropOwnItems } = useImageAnalysis({
    photo: draft.photo,
    savedDetection: draft.detection,
    onFound: useCallback((found: Draft['detection']) => change({ detection: found }), [change]),
    saveFacts: async (id, facts) => {
      const saved = await correct(id, facts);
      isCorrected.current ||= saved;
      return saved;
    },
  });
  const wardrobe = useWardrobeChoice(email);
  const { progress, failure, explainFailure, share, cancel } = usePostSharing();
  const showShared = useSharedMessage();
  const [open, setOpen] = useState(true);
  const isShared = useRef(false);
  const isMounted = useIsMounted();

  /** Removes deleted items of the wardrobe; detected items that have expired are detected again. */
  const replaceMissing = async () => {
    const deleted = await wardrobe.findDeleted(panel.wardrobeIds);
    if (deleted.length === 0) return panel.onRetry();
    const titles = panel.items.filter(({ id }) => deleted.includes(id)).map(itemTypeLine);
    dropOwnItems(deleted);
    explainFailure(composerCopy.itemsDeleted(titles));
  };

  /** Stores the post until there is a connection. */
  const wait = async () => {
    change({ refusal: null });
    if (waitingPosts) {
      const stored = await waitingPosts.add(current());
      if (stored === 'full') return explainFailure(composerCopy.tooManyWaiting);
      if (stored === 'failed') return explainFailure(composerCopy.notStored);
      end();
    }
    toast.show({ tone: 'status', text: composerCopy.waiting });
    onClose();
  };

  const send = async (texts: PostTexts) => {
    if (!navigator.onLine) return wait();
    const itemIds = sharedItems(panel).map(({ id }) => id);
    change({ isSent: true, refusal: null });
    const outcome = await share({
      ...texts,
      idempotencyKey: current().id,
      email,
      file: draft.photo,
      itemIds,
    });
    // The old key belongs to the shared post, so sharing again creates a second one.
    if (outcome === 'conflict') change({ id: crypto.randomUUID(), isSent: false });
    if (outcome === 'failed' && !navigator.onLine) return wait();
    if (outcome === 'items missing') await replaceMissing();
    if (typeof outcome === 'string') return;
    end();
    showShared({ ...outcome, detection: panel, outfitId: draft.outfitId });
    isShared.current = true;
    setOpen(false);
    onShared(outcome.postId);
  };
  return (
    <WithSuggestions>
      <CreatePostOverlay
        open={open}
        hasUnsavedWork={() =>
          asksToDiscard || isCorrected.current || hasChangedItems(panel, draft.detection?.wardrobeIds ?? [])
        }
        staysWhenClosed={waitingPosts === null}
        onOpenChange={() => {
          if (waitingPosts) end();
          onClose();
        }}
        onClosed={() => {
          // Also called when another editor has replaced this one.
          if (isShared.current && isMounted()) onSharedClosed();
        }}
        photo={draft.photo}
        detection={{ ...panel, ...wardrobe.panel }}
        initialValues={draft.values}
        onValuesChange={useCallback((values: Draft['values']) => change({ values }), [change])}
        onShare={send}
        sharing={progress}
        onCancelSharing={cancel}
        failure={failure}
      />
    </WithSuggestions>
  );
}
