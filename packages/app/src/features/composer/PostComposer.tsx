import type { Item } from '@aura/domain/entities';
import { lazyComponent } from '@aura/ui/foundations/lazy-component';
import { Suspense, useEffect } from 'react';
import { getPostDraft } from '../../platform/drafts/post-draft.ts';
import { selectIdentity } from '../../store/session.ts';
import { useAppDispatch, useAppSelector } from '../../store/store.ts';
import { putAwayChanged, selectPutAway } from '../../store/visit.ts';
import { useEditorSession } from './use-editor-session.ts';
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
  /** Whether it was taken by the camera, so that there may be no other copy of it. False by default. */
  readonly isTaken?: boolean;
  /** Own garments that the photo shows, which the post links without an analysis. */
  readonly items?: readonly Item[];
  /** The outfit that they are, as which they are offered to be logged as worn. */
  readonly outfitId?: string;
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

/**
 * Opens the editor for a chosen photo, or offers to continue or discard the draft of an earlier visit
 * (docs/decisions/2026-11-22-post-draft.md) and posts that wait for a connection (docs/decisions/2026-11-26-offline.md).
 */
export default function PostComposer({
  photo,
  isTaken = false,
  items,
  outfitId,
  openSource,
  onDecided,
  onDraftChange,
  onClose,
  onShared,
}: PostComposerProps) {
  const dispatch = useAppDispatch();
  const putAway = useAppSelector(selectPutAway).posts;
  const drafts = getPostDraft(useAppSelector(selectIdentity)?.uid ?? '');
  const editor = useEditorSession({ drafts, photo, isTaken, items, outfitId, onClose });
  const { session, savedDraft, continueDraft } = editor;
  const waitingPosts = useWaitingPosts(editor.editWaiting);
  const isDraftChecked = useSentDraftCheck(drafts);
  const hasDraft = savedDraft !== null;
  useEffect(() => onDraftChange(hasDraft), [hasDraft, onDraftChange]);

  const draft = savedDraft &&
    isDraftChecked && {
      photo: savedDraft.photo,
      caption: savedDraft.values.caption,
      id: savedDraft.id,
      state: 'draft' as const,
    };
  const unshared = [...(draft ? [draft] : []), ...waitingPosts.posts];
  // The notice is shown again when a post was added, or one was refused.
  const states = unshared.map(({ id, state }) => `${id} ${state}`);
  if (openSource) {
    const continueInstead = () => {
      onDecided();
      continueDraft();
    };
    const openDeclined = () => {
      onDecided();
      editor.confirmReplace();
      openSource();
    };
    return (
      <Suspense>
        <ReplaceDraftDialog onContinue={continueInstead} onStartNew={openDeclined} />
      </Suspense>
    );
  }
  if (editor.isConfirmOpen) {
    return (
      <Suspense>
        <ReplaceDraftDialog onContinue={continueDraft} onStartNew={editor.startNew} />
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
          asksToDiscard={session.asksToDiscard}
          drafts={session.waiting ?? drafts}
          waitingPosts={session.waiting ? null : waitingPosts.store}
          onClose={editor.close}
          onShared={onShared}
          onSharedClosed={editor.close}
        />
      ) : (
        states.some((state) => !putAway.includes(state)) && (
          <PostDraftNotice
            // A change of a post closes the question about it.
            key={states.join()}
            posts={unshared}
            onContinue={(id) => (id === savedDraft?.id ? continueDraft() : void waitingPosts.edit(id))}
            onDiscard={(id) => (id === savedDraft?.id ? drafts.save(null) : void waitingPosts.discard(id))}
            onPutAway={() => dispatch(putAwayChanged({ posts: states }))}
          />
        )
      )}
    </Suspense>
  );
}
