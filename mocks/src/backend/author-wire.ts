import { viewerImageId } from './images.ts';
import type { StoredUser, Viewer } from './state.ts';
import { canSeeProfile } from './visibility.ts';

/** The username, or the opaque id before one is chosen. */
export function usernameOf(user: StoredUser): string {
  return user.username ?? user.id;
}

/** The email for the user, the opaque id for others. */
export function emailOrId(viewer: Viewer, user: StoredUser): string {
  return viewer?.id === user.id ? user.email : user.id;
}

/** The avatar is visible to every viewer who may see the profile. */
function avatarAddress(viewer: Viewer, user: StoredUser): string | null {
  if (user.avatarId === null || !canSeeProfile(viewer, user)) return null;
  return viewerImageId(user.avatarId, canSeeProfile(null, user), viewer);
}

/** The author fields of the wire format. */
export function authorWire(viewer: Viewer, user: StoredUser) {
  return {
    username: usernameOf(user),
    displayName: user.displayName,
    profilePicId: avatarAddress(viewer, user),
    ...(viewer !== null && viewer.id !== user.id && { isFollowed: viewer.follows.has(user.id) }),
  };
}
