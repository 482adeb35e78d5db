import { ignoreMissingReference } from '../../db/foreign-keys.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { Services } from '../../services.ts';
import { notifyOfLike, publishNotifications, withdrawLike } from '../notifications/notify.service.ts';
import { deleteLike, insertLike, type LikeTarget } from './likes.repository.ts';

type LikeServices = Pick<Services, 'db' | 'clock' | 'changes'>;

interface LikeState {
  readonly liked: boolean;
  readonly likes: number;
}

const notFoundCodes = {
  post: 'posts.not_found',
  item: 'items.not_found',
  comment: 'comments.not_found',
} as const;

/** The answer to a change, which the readers of a post see too. */
function toLikeState(
  { changes }: LikeServices,
  target: LikeTarget,
  id: string,
  { liked, likes }: { liked: boolean; likes: number | undefined },
): LikeState {
  if (likes === undefined) throw new DomainError(notFoundCodes[target]);
  if (target === 'post') changes.publish({ type: 'likes', postId: id });
  return { liked, likes };
}

/**
 * Likes a post, an item or a comment; liking again changes nothing. The author of a post is notified.
 * @throws `posts.not_found`, `items.not_found`, `comments.not_found` also for what the viewer may not see
 */
export async function like(
  services: LikeServices,
  target: LikeTarget,
  id: string,
  viewerId: string,
): Promise<LikeState> {
  const { db, clock } = services;
  const now = clock();
  const liked = await ignoreMissingReference(() =>
    db.transaction(async (tx) => {
      const changed = await insertLike(tx, { target, id, viewerId }, now);
      if (target !== 'post' || !changed?.isChanged) return { ...changed, notified: [] };
      const event = { actorId: viewerId, postId: id, ownerId: changed.ownerId };
      return { ...changed, notified: await notifyOfLike(tx, event, now) };
    }),
  );
  const state = toLikeState(services, target, id, { liked: true, likes: liked?.likes });
  publishNotifications(services, liked?.notified ?? []);
  return state;
}

/** Removes a like, with the same errors as `like`. */
export async function unlike(
  services: LikeServices,
  target: LikeTarget,
  id: string,
  viewerId: string,
): Promise<LikeState> {
  const { likes, notified } = await services.db.transaction(async (tx) => {
    const changed = await deleteLike(tx, { target, id, viewerId });
    if (target !== 'post' || !changed?.isChanged) return { ...changed, notified: [] };
    return { ...changed, notified: await withdrawLike(tx, { actorId: viewerId, postId: id }) };
  });
  const state = toLikeState(services, target, id, { liked: false, likes });
  publishNotifications(services, notified);
  return state;
}
