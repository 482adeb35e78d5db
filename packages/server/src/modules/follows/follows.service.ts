import { followingMaxCount } from '@aura/domain/limits/profile';
import type { Database } from '../../db/database.ts';
import { ignoreMissingReference } from '../../db/foreign-keys.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { Services } from '../../services.ts';
import { notifyOfFollow, publishNotifications, withdrawFollow } from '../notifications/notify.service.ts';
import {
  countFollowers,
  countFollowing,
  deleteFollow,
  type Follow,
  findUserId,
  insertFollow,
  isFollowing,
  lockUnblocked,
} from './follows.repository.ts';

type FollowServices = Pick<Services, 'db' | 'clock' | 'changes'>;

interface FollowState {
  readonly following: boolean;
  /** Null when the viewer may not see the profile. */
  readonly followers: number | null;
}

/** @throws `follows.person_not_found`, `follows.own_name` */
async function findFollow(db: Database, followerId: string, username: string): Promise<Follow> {
  const followedId = await findUserId(db, username);
  if (followedId === undefined) throw new DomainError('follows.person_not_found');
  if (followedId === followerId) throw new DomainError('follows.own_name');
  return { followerId, followedId };
}

async function toFollowState(db: Database, follow: Follow, following: boolean): Promise<FollowState> {
  return { following, followers: await countFollowers(db, follow.followedId, follow.followerId) };
}

/**
 * Follows a person, who is notified; following again changes nothing. A private profile can be followed too.
 * @throws `follows.own_name`, `follows.too_many`, or `follows.person_not_found` also when one of the two blocks the
 * other
 */
export async function follow(
  services: FollowServices,
  followerId: string,
  username: string,
): Promise<FollowState> {
  const { db, clock } = services;
  const wanted = await findFollow(db, followerId, username);
  const now = clock();
  const notified = await ignoreMissingReference(() =>
    db.transaction(async (tx) => {
      if (!(await lockUnblocked(tx, wanted))) return undefined;
      if (await isFollowing(tx, wanted)) return [];
      if ((await countFollowing(tx, followerId)) >= followingMaxCount)
        throw new DomainError('follows.too_many');
      await insertFollow(tx, wanted, now);
      return notifyOfFollow(tx, followerId, wanted.followedId, now);
    }),
  );
  if (notified === undefined) throw new DomainError('follows.person_not_found');
  publishNotifications(services, notified);
  return toFollowState(db, wanted, true);
}

/**
 * Stops following a person; no effect when the viewer does not follow them.
 * @throws `follows.person_not_found`, `follows.own_name`
 */
export async function unfollow(
  services: FollowServices,
  followerId: string,
  username: string,
): Promise<FollowState> {
  const { db, changes } = services;
  const unwanted = await findFollow(db, followerId, username);
  const notified = await db.transaction(async (tx) =>
    (await deleteFollow(tx, unwanted)) ? withdrawFollow(tx, followerId, unwanted.followedId) : null,
  );
  if (notified !== null) {
    publishNotifications(services, notified);
    changes.publish({ type: 'parted', userIds: [unwanted.followerId, unwanted.followedId] });
  }
  return toFollowState(db, unwanted, false);
}
