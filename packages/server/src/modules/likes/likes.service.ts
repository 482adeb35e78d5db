import { ignoreMissingReference } from '../../db/foreign-keys.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { Services } from '../../services.ts';
import { deleteLike, insertLike, type LikeTarget } from './likes.repository.ts';

type LikeServices = Pick<Services, 'db' | 'clock'>;

interface LikeState {
  readonly liked: boolean;
  readonly likes: number;
}

const notFoundCodes = {
  post: 'posts.not_found',
  item: 'items.not_found',
  comment: 'comments.not_found',
} as const;

function toLikeState(target: LikeTarget, liked: boolean, likes: number | undefined): LikeState {
  if (likes === undefined) throw new DomainError(notFoundCodes[target]);
  return { liked, likes };
}

/**
 * Likes a post, an item or a comment; liking again changes nothing.
 * @throws `posts.not_found`, `items.not_found`, `comments.not_found` also for what the viewer may not see
 */
export async function like(
  { db, clock }: LikeServices,
  target: LikeTarget,
  id: string,
  viewerId: string,
): Promise<LikeState> {
  const likes = await ignoreMissingReference(() => insertLike(db, target, id, viewerId, clock()));
  return toLikeState(target, true, likes);
}

/** Removes a like, with the same errors as `like`. */
export async function unlike(
  { db }: LikeServices,
  target: LikeTarget,
  id: string,
  viewerId: string,
): Promise<LikeState> {
  return toLikeState(target, false, await deleteLike(db, target, id, viewerId));
}
