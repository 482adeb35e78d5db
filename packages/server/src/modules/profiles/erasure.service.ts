import { tokenMaxAgeSeconds } from '@aura/domain/limits';
import { HttpError } from '../../http/http-error.ts';
import type { Services } from '../../http/services.ts';
import { hashUid, type Viewer } from '../../http/viewer.ts';
import { keysOfOwner } from '../images/images.repository.ts';
import { closeAccount, deleteUser, withdrawMarks } from './erasure.repository.ts';
import { lockUser } from './profiles.repository.ts';

/**
 * Erases everything that the viewer has here: rows, what they left on others' posts, image bytes.
 * @throws `RECENT_LOGIN_REQUIRED` when the person last proved who they are too long ago
 */
export async function deleteAccount(
  services: Pick<Services, 'db' | 'images' | 'clock'>,
  viewer: Viewer,
): Promise<void> {
  const { db, images, clock } = services;
  const now = clock();
  if (now.getTime() - viewer.authTime.getTime() > tokenMaxAgeSeconds * 1000) {
    throw new HttpError('RECENT_LOGIN_REQUIRED');
  }
  const keys = await db.transaction(async (tx) => {
    await closeAccount(tx, viewer.uid, hashUid(viewer.uid), now);
    const user = viewer.userId === null ? undefined : await lockUser(tx, viewer.userId);
    if (user === undefined) return [];
    const owned = await keysOfOwner(tx, user.id);
    await withdrawMarks(tx, user.id);
    await deleteUser(tx, user.id);
    return owned;
  });
  await images.erase(keys);
}
