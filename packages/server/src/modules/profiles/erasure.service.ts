import { setTimeout } from 'node:timers/promises';
import { tokenMaxAgeSeconds } from '@aura/domain/limits/auth';
import { likeTargets } from '@aura/domain/vocabularies/like-targets';
import type { Database } from '../../db/database.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { hashUid } from '../../identity/hash-uid.ts';
import { lockAccount } from '../../identity/viewer.repository.ts';
import type { Viewer } from '../../identity/viewer.ts';
import { schedule } from '../../periodic/periodic.ts';
import type { Services } from '../../services.ts';
import { findKeysOfOwner } from '../images/images.repository.ts';
import { deleteLikesOf } from '../likes/likes.repository.ts';
import type { Change } from '../live-updates/change.ts';
import { findReaderList } from '../live-updates/readers.repository.ts';
import {
  closeAccount,
  countOwnedRows,
  deleteCommentsOf,
  deleteUser,
  findErasedUserIds,
  lockForErasure,
  markErased,
} from './erasure.repository.ts';
import { erasureSteps, imagesStep } from './erasure-steps.repository.ts';
import type { UserRow } from './profiles.repository.ts';

type ErasureServices = Pick<
  Services,
  'config' | 'db' | 'images' | 'clock' | 'log' | 'runningErasures' | 'changes'
>;

/** Nearly every account is erased completely within this time, and then before the response. */
const responseWaitMs = 2_000;
/**
 * The time that a step should take, and its number of rows. The minimum outweighs what a step costs by itself, also
 * on a busy machine. The embedded database serves no other request meanwhile; on a PostgreSQL server only requests
 * that write the same rows wait.
 */
const paces = {
  embedded: { stepMs: 25, min: 100, max: 1_000 },
  postgres: { stepMs: 150, min: 500, max: 1_000 },
};
const progressMs = 5_000;
const resumeMs = 60_000;

/** Runs the steps, with pauses for other users' requests. Returns the number of deleted rows. */
async function runSteps(services: ErasureServices, userId: string): Promise<number> {
  const { config, db, images, log, runningErasures } = services;
  const { stepMs, min, max } = config.databaseUrl === null ? paces.embedded : paces.postgres;
  let rows = 0;
  let limit = min;
  let reportedAt = performance.now();
  for (const step of [...erasureSteps, imagesStep(images.erase)]) {
    for (let isDone = false; !isDone && !runningErasures.isStopping(); ) {
      const started = performance.now();
      const deleted = await step(db, userId, limit);
      const ms = performance.now() - started;
      rows += deleted;
      isDone = deleted === 0;
      // A step that found little says nothing about the speed.
      if (deleted * 2 > limit || ms > stepMs) {
        limit = Math.round(Math.min(max, Math.max(min, (limit * stepMs) / ms)));
      }
      if (!isDone) await setTimeout(ms);
      if (performance.now() - reportedAt < progressMs) continue;
      log.info({ user: userId, rows, left: await countOwnedRows(db, userId) }, 'erasing an account');
      reportedAt = performance.now();
    }
  }
  return rows;
}

/** Deletes the user's row, with what running requests have added since their step. */
async function finish({ db, images }: ErasureServices, userId: string): Promise<void> {
  const keys = await db.transaction(async (tx) => {
    if ((await lockForErasure(tx, { id: userId })) === undefined) return [];
    const added = await findKeysOfOwner(tx, userId);
    for (const target of likeTargets) await deleteLikesOf(tx, target, userId);
    await deleteCommentsOf(tx, userId);
    await deleteUser(tx, userId);
    return added;
  });
  await images.erase(keys);
}

/** Deletes everything of a marked user; failures are logged, and the next `resumeErasures` continues. */
function eraseContent(services: ErasureServices, userId: string): Promise<void> {
  const { log, runningErasures } = services;
  return runningErasures.run(userId, async () => {
    const started = performance.now();
    try {
      const rows = await runSteps(services, userId);
      if (runningErasures.isStopping()) return;
      await finish(services, userId);
      log.info({ rows, ms: Math.round(performance.now() - started) }, 'an account was erased');
    } catch (error) {
      log.error({ err: error }, 'the erasure of an account was interrupted');
    }
  });
}

/** The change that takes the posts of a user away from the screens of others, before the user is erased. */
async function deletionOf(db: Database, user: UserRow): Promise<Change | null> {
  const { id: userId, username } = user;
  const readers = await findReaderList(db, user);
  if (username === null || readers === null) return null;
  return { type: 'account-deleted', userId, username, readers };
}

/**
 * Erases the viewer's account: all rows, likes and comments on other users' content, and image bytes. When it
 * returns, they are no longer visible; the rest of a very large account is deleted afterwards.
 * @throws `profiles.recent_login_required` when the last sign-in is older than `tokenMaxAgeSeconds`
 */
export async function deleteAccount(
  services: ErasureServices & Pick<Services, 'accounts'>,
  viewer: Viewer,
): Promise<void> {
  const { accounts, db, clock, changes } = services;
  const now = clock();
  if (now.getTime() - viewer.authTime.getTime() > tokenMaxAgeSeconds * 1000) {
    throw new DomainError('profiles.recent_login_required');
  }
  const { uid } = viewer;
  const { userId, change } = await db.transaction(async (tx) => {
    await lockAccount(tx, hashUid(uid));
    // By uid, since the profile may be newer than the request. First, so that the keys of running writes are deleted.
    const user = await lockForErasure(tx, { uid });
    await closeAccount(tx, uid, hashUid(uid), now);
    const change = user ? await deletionOf(tx, user) : null;
    if (user) await markErased(tx, user.id, now);
    return { userId: user?.id, change };
  });
  accounts.forget(uid);
  if (change) changes.publish(change);
  if (userId === undefined) return;
  const answered = new AbortController();
  const { signal } = answered;
  await Promise.race([
    eraseContent(services, userId),
    setTimeout(responseWaitMs, undefined, { signal }).catch(() => undefined),
  ]);
  answered.abort();
}

/** Continues the erasures that another process or an earlier start has not finished. */
export async function resumeErasures(services: ErasureServices): Promise<void> {
  for (const userId of await findErasedUserIds(services.db)) await eraseContent(services, userId);
}

/**
 * Continues unfinished erasures immediately and every minute. Failures are logged.
 * @returns a function that stops them after their current step
 */
export function scheduleErasures(
  services: ErasureServices & Pick<Services, 'telemetry'>,
): () => Promise<unknown> {
  const run = () => resumeErasures(services);
  // Servers share the work by a lock for each account.
  const stop = schedule(services, null, { name: 'erasures', intervalMs: resumeMs, run });
  return () => Promise.all([stop(), services.runningErasures.stop()]);
}
