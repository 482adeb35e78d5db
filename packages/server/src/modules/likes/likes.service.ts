import type { LikeTarget } from '@aura/domain/vocabularies/like-targets';
import { ignoreMissingReference } from '../../db/foreign-keys.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { Services } from '../../services.ts';
import { notifyOfLike, publishNotifications, withdrawLike } from '../notifications/notify.service.ts';
import { deleteLike, insertLike } from './likes.repository.ts';

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

/** Informs the readers of a post of its new count, and those who are notified. */
function publishLike(
  services: LikeServices,
  target: LikeTarget,
  id: string,
  { isChanged, notified }: { readonly isChanged: boolean; readonly notified: readonly string[] },
): void {
  if (target === 'post' && isChanged) services.changes.publish({ type: 'likes', postId: id });
  publishNotifications(services, notified);
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
      if (target !== 'post' || !changed?.isChanged) return changed && { ...changed, notified: [] };
      const event = { actorId: viewerId, postId: id, ownerId: changed.ownerId };
      return { ...changed, notified: await notifyOfLike(tx, event, now) };
    }),
  );
  if (liked === undefined) throw new DomainError(notFoundCodes[target]);
  publishLike(services, target, id, liked);
  return { liked: true, likes: liked.likes };
}

/** Removes a like, with the same errors as `like`. */
export async function unlike(
  services: LikeServices,
  target: LikeTarget,
  id: string,
  viewerId: string,
): Promise<LikeState> {
  const unliked = await services.db.transaction(async (tx) => {
    const changed = await deleteLike(tx, { target, id, viewerId });
    if (target !== 'post' || !changed?.isChanged) return changed && { ...changed, notified: [] };
    return { ...changed, notified: await withdrawLike(tx, { actorId: viewerId, postId: id }) };
  });
  if (unliked === undefined) throw new DomainError(notFoundCodes[target]);
  publishLike(services, target, id, unliked);
  return { liked: false, likes: unliked.likes };
}
