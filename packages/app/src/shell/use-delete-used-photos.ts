import { useEffect } from 'react';
import { getItemDrafts } from '../platform/drafts/item-drafts.ts';
import { getPostDraft } from '../platform/drafts/post-draft.ts';
import { deleteSharedPhotos, deleteUsedPhotos, type SharedPhoto } from '../platform/offline/shared-photos.ts';

/** A shared photo as it is stored and as drafts contain it. */
export interface UsablePhoto {
  readonly shared: SharedPhoto;
  /** Prepared for an upload. */
  readonly photo: Blob;
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
    const drafts = getPostDraft(uid);
    const stop = drafts.subscribe(async () => {
      if (drafts.current()?.photo !== post || !(await drafts.store())) return;
      stop();
      await deleteSharedPhotos();
    });
    return stop;
  }, [uid, post]);

  useEffect(() => {
    if (!items) return;
    const drafts = getItemDrafts(uid);
    const stop = drafts.subscribe(async () => {
      const fronts = drafts.current()?.items.map(({ front }) => front) ?? [];
      const used = items.filter(({ photo }) => fronts.includes(photo));
      if (used.length === 0 || !(await drafts.store())) return;
      stop();
      // Files that cannot be used go with the last photo.
      if (used.length === items.length) await deleteSharedPhotos();
      else await deleteUsedPhotos(used.map(({ shared }) => shared));
    });
    return stop;
  }, [uid, items]);
}
