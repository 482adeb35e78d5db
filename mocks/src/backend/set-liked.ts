import type { Likes, StoredUser } from './state.ts';

/**
 * Adds or removes a like.
 * @param now its time when it is new
 * @returns the fields of the response
 */
export function setLiked(likedBy: Likes, user: StoredUser, liked: boolean, now: number) {
  if (!liked) likedBy.delete(user.id);
  else if (!likedBy.has(user.id)) likedBy.set(user.id, now);
  return { liked, likes: likedBy.size };
}
