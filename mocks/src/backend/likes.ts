import type { likeCalls } from '@aura/api-client/contract/likes';
import { profileErrorCopy } from '@aura/domain/copy/profile';
import { BackendError } from './backend-error.ts';
import { type Resolvers, success } from './calls.ts';
import { type Liked, likedItems, likedPosts, showsLikes } from './liked-lists.ts';
import { findUserByName } from './profiles.ts';
import { canSeeProfile } from './visibility.ts';
import { itemWire, postWire } from './wires.ts';

interface PageRequest {
  readonly limit: number;
  readonly after?: string | undefined;
}

/** Whether a like comes after a cursor in the list. */
function comesAfter({ thing, at }: Liked<{ id: string }>, cursor: string): boolean {
  const end = cursor.indexOf('_');
  const time = Number(cursor.slice(0, end));
  return at < time || (at === time && thing.id < cursor.slice(end + 1));
}

function pageOf<Thing extends { id: string }>(
  likes: readonly Liked<Thing>[],
  { limit, after }: PageRequest,
): { things: Thing[]; next: string | null } {
  const rest = likes.filter((like) => after === undefined || comesAfter(like, after));
  const shown = rest.slice(0, limit);
  const last = rest.length > limit ? shown.at(-1) : undefined;
  return {
    things: shown.map(({ thing }) => thing),
    next: last === undefined ? null : `${last.at}_${last.thing.id}`,
  };
}

export const likeResolvers: Resolvers<keyof typeof likeCalls> = {
  getLikedPosts: ({ state, viewer }, { username, ...request }) => {
    const owner = findUserByName(state, username);
    if (!canSeeProfile(viewer, owner) || !showsLikes(viewer, owner))
      throw new BackendError('NOT_FOUND', profileErrorCopy.notFound);
    const { things, next } = pageOf(likedPosts(state, viewer, owner), request);
    return { ...success, posts: things.map((post) => postWire(state, viewer, post)), next };
  },

  getLikedItems: ({ state, viewer }, request) => {
    if (viewer === null) return { ...success, items: [], next: null };
    const { things, next } = pageOf(likedItems(state, viewer, viewer), request);
    return { ...success, items: things.map((item) => itemWire(state, viewer, item)), next };
  },
};
