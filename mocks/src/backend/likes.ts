import type { likeCalls } from '@aura/api-client/contract/likes';
import { profileErrorCopy } from '@aura/domain/copy/profile';
import { BackendError } from './backend-error.ts';
import { type Resolvers, success } from './calls.ts';
import { type Liked, likedItems, likedPosts, showsLikes } from './liked-lists.ts';
import { findUserByName } from './profiles.ts';
import { pageOf } from './time-cursor.ts';
import { canSeeProfile } from './visibility.ts';
import { itemWire, postWire } from './wires.ts';

const positionOf = ({ thing, at }: Liked<{ id: string }>) => ({ at, id: thing.id });

export const likeResolvers: Resolvers<keyof typeof likeCalls> = {
  getLikedPosts: ({ state, viewer }, { username, ...request }) => {
    const owner = findUserByName(state, username);
    if (!canSeeProfile(viewer, owner) || !showsLikes(viewer, owner))
      throw new BackendError('NOT_FOUND', profileErrorCopy.notFound);
    const { page, next } = pageOf(likedPosts(state, viewer, owner), request, positionOf);
    return { ...success, posts: page.map(({ thing }) => postWire(state, viewer, thing)), next };
  },

  getLikedItems: ({ state, viewer }, request) => {
    if (viewer === null) return { ...success, items: [], next: null };
    const { page, next } = pageOf(likedItems(state, viewer, viewer), request, positionOf);
    return { ...success, items: page.map(({ thing }) => itemWire(state, viewer, thing)), next };
  },
};
