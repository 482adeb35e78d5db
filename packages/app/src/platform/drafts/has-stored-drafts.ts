import { hasCutoutDrafts } from '../storage/cutout-drafts.ts';
import { outfitDrafts } from '../storage/outfit-drafts.ts';
import { databaseNames } from './delete-drafts.ts';
import { findStored } from './draft-slots.ts';
import { itemDraftsOptions } from './item-drafts.ts';
import { postDraftOptions } from './post-draft.ts';
import { waitingItemsOptions } from './waiting-items.ts';
import { waitingPostsOptions } from './waiting-posts.ts';

/**
 * Returns whether this browser has a draft of the user, also one that another tab is editing, or one that waits to be sent:
 * of a post, of items, of an outfit or of a cut-out.
 */
export async function hasStoredDrafts(uid: string): Promise<boolean> {
  if (hasCutoutDrafts(uid) || outfitDrafts(uid).all().length > 0) return true;
  for (const { kind, importRecord } of [
    itemDraftsOptions,
    postDraftOptions,
    waitingItemsOptions,
    waitingPostsOptions,
  ]) {
    const read = async (name: string) => (await importRecord()).read(name);
    // A draft that cannot be read does not hide the others.
    const found = findStored<object>(databaseNames(uid, kind), (name) => read(name).catch(() => null));
    if (await found.catch(() => null)) return true;
  }
  return false;
}
