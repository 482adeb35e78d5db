import type { followCalls } from '@aura/api-client/contract/follows';
import { profileErrorCopy } from '@aura/domain/copy/profile';
import { followingMaxCount } from '@aura/domain/limits/profile';
import { followProblems } from '@aura/domain/refusals';
import { BackendError } from './backend-error.ts';
import { type CallContext, type Resolvers, requireUser, success } from './calls.ts';
import { pageOfFollows } from './follow-lists.ts';
import { notifyOfFollow, withdrawFollow } from './notify.ts';
import { findUserByName } from './profiles.ts';
import type { StoredUser } from './state.ts';
import { canSeeProfile, isBlocked } from './visibility.ts';

/** @throws `NOT_FOUND`, and `VALIDATION` for the viewer themselves */
function findOther({ state }: CallContext, viewer: StoredUser, username: string): StoredUser {
  const other = findUserByName(state, username);
  if (other === undefined) throw new BackendError('NOT_FOUND', profileErrorCopy.notFound);
  if (other.id === viewer.id) throw new BackendError('VALIDATION', followProblems.ownName);
  return other;
}

function followState({ state }: CallContext, viewer: StoredUser, other: StoredUser) {
  const followers = [...state.users.values()].filter(
    (user) => user.follows.has(other.id) && !isBlocked(viewer, user),
  );
  return {
    ...success,
    following: viewer.follows.has(other.id),
    followers: canSeeProfile(viewer, other) ? followers.length : null,
  };
}

export const followResolvers: Resolvers<keyof typeof followCalls> = {
  follow: (context, { username }) => {
    const viewer = requireUser(context);
    const other = findOther(context, viewer, username);
    if (isBlocked(viewer, other)) throw new BackendError('NOT_FOUND', profileErrorCopy.notFound);
    if (!viewer.follows.has(other.id)) {
      if (viewer.follows.size >= followingMaxCount)
        throw new BackendError('VALIDATION', followProblems.tooMany);
      viewer.follows.set(other.id, context.state.now());
      notifyOfFollow(context.state, viewer, other);
    }
    return followState(context, viewer, other);
  },

  unfollow: (context, { username }) => {
    const viewer = requireUser(context);
    const other = findOther(context, viewer, username);
    viewer.follows.delete(other.id);
    withdrawFollow(context.state, viewer, other);
    return followState(context, viewer, other);
  },

  getFollows: ({ state, viewer }, { username, ...request }) => {
    const owner = findUserByName(state, username);
    if (!canSeeProfile(viewer, owner)) throw new BackendError('NOT_FOUND', profileErrorCopy.notFound);
    return { ...success, ...pageOfFollows(state, viewer, owner, request) };
  },
};
