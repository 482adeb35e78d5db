import { tokenMaxAgeSeconds } from '@aura/domain/limits/auth';
import { DomainError } from '../../errors/domain-error.ts';
import { hashUid, type Viewer } from '../../identity/viewer.ts';
import type { Services } from '../../services.ts';
import { findKeysOfOwner } from '../images/images.repository.ts';
import { deleteLikesOf } from '../likes/likes.repository.ts';
import { closeAccount, deleteCommentsOf, deleteUser } from './erasure.repository.ts';
import { lockUser } from './profiles.repository.ts';

/**
 * Erases the viewer's account: all rows, likes and comments on other users' content, and image bytes.
 * @throws `profiles.recent_login_required` when the last sign-in is older than `tokenMaxAgeSeconds`
 */
export async function deleteAccount(
  services: Pick<Services, 'db' | 'images' | 'clock'>,
  viewer: Viewer,
): Promise<void> {
  const { db, images, clock } = services;
  const now = clock();
  if (now.getTime() - viewer.authTime.getTime() > tokenMaxAgeSeconds * 1000) {
    throw new DomainError('profiles.recent_login_required');
  }
  const keys = await db.transaction(async (tx) => {
    await closeAccount(tx, viewer.uid, hashUid(viewer.uid), now);
    const user = viewer.userId === null ? undefined : await lockUser(tx, viewer.userId);
    if (user === undefined) return [];
    const ownedKeys = await findKeysOfOwner(tx, user.id);
    await deleteLikesOf(tx, user.id);
    await deleteCommentsOf(tx, user.id);
    await deleteUser(tx, user.id);
    return ownedKeys;
  });
  await images.erase(keys);
}
