import type { PostDraft } from '@aura/domain/forms/post-draft';
import { useEffect } from 'react';
import type { DraftStore } from '../platform/drafts/draft-store.ts';
import { getItemDrafts, type ItemDraftsForm } from '../platform/drafts/item-drafts.ts';
import { getPostDraft } from '../platform/drafts/post-draft.ts';
import { deleteSharedPhotos, deleteUsedPhotos, type SharedPhoto } from '../platform/offline/shared-photos.ts';

/** A shared photo as it is stored and as drafts contain it. */
export interface UsablePhoto {
  readonly shared: SharedPhoto;
  /** Prepared for an upload. */
  readonly photo: Blob;
}

/**
 * Deletes shared photos once a draft that contains them is stored.
 * @param findUsed returns the photos that the draft contains; null when there are none
 * @returns a function that stops waiting for it
 */
function deleteOnceStored<Form, Used>(
  drafts: DraftStore<Form>,
  findUsed: (form: Form | null) => Used | null,
  deleteUsed: (used: Used) => Promise<void>,
): () => void {
  const stop = drafts.subscribe(async () => {
    const used = findUsed(drafts.current());
    if (used === null || !(await drafts.store())) return;
    stop();
    await deleteUsed(used);
  });
  return stop;
}

/**
 * Deletes the shared photos once the draft of a post has the one that was chosen for it, and once the drafts of items have
 * all of them. Those that the drafts of items have no room for stay stored.
 * @param post the photo chosen for a post; null when none is made
 * @param items the photos of which items are made; null when none are
 */
export function useDeleteUsedPhotos(
  uid: string,
  post: Blob | null | undefined,
  items: readonly UsablePhoto[] | null,
): void {
  useEffect(() => {
    if (!post) return;
    const findUsed = (form: PostDraft<Blob> | null) => (form?.photo === post ? post : null);
    return deleteOnceStored(getPostDraft(uid), findUsed, deleteSharedPhotos);
  }, [uid, post]);

  useEffect(() => {
    if (!items) return;
    const findUsed = (form: ItemDraftsForm | null) => {
      const fronts = form?.items.map(({ front }) => front) ?? [];
      const used = items.filter(({ photo }) => fronts.includes(photo));
      return used.length > 0 ? used : null;
    };
    return deleteOnceStored(getItemDrafts(uid), findUsed, (used) =>
      // Files that cannot be used go with the last photo.
      used.length === items.length
        ? deleteSharedPhotos()
        : deleteUsedPhotos(used.map(({ shared }) => shared)),
    );
  }, [uid, items]);
}
