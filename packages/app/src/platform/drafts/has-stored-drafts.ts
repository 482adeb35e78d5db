import { databaseNames } from './delete-drafts.ts';
import { mayExist } from './draft-slots.ts';
import { itemDraftsOptions } from './item-drafts.ts';
import { postDraftOptions } from './post-draft.ts';

/** Returns whether this browser has a draft of the user, also one that another tab is editing. */
export async function hasStoredDrafts(uid: string): Promise<boolean> {
  for (const { kind, importRecord } of [itemDraftsOptions, postDraftOptions]) {
    for (const name of databaseNames(uid, kind)) {
      const isStored = async () =>
        (await mayExist(name)) && (await (await importRecord()).read(name)) !== null;
      if (await isStored().catch(() => false)) return true;
    }
  }
  return false;
}
