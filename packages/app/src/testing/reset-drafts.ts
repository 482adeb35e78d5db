import { expect } from 'vitest';
import { deleteDrafts } from '../platform/drafts/delete-drafts.ts';
import { userKey } from '../platform/storage/keys.ts';

/** Resolves when no store of this page has claimed a draft, or is about to: a stopped store releases its draft later. */
export async function draftsReleased(uid: string): Promise<void> {
  const isAnyClaimed = async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    return [...held, ...pending].some(({ name }) => name?.startsWith(userKey(uid, 'unsent-')));
  };
  await expect.poll(isAnyClaimed).toBe(false);
}

/** Deletes all drafts of a user, and waits until no store of the test before has claimed one. */
export async function resetDrafts(uid: string): Promise<void> {
  await deleteDrafts(uid);
  await draftsReleased(uid);
}
