import type { ProfileWire } from '@aura/api-client/contract/profiles';

/** Creates the own profile of a new user, as the server sends it. */
export function profileWire(profile: Partial<ProfileWire> = {}): ProfileWire {
  return {
    username: 'mira',
    userName: 'mira',
    displayName: 'Mira',
    userID: 'u_mira',
    email: '',
    location: '',
    profileBio: '',
    profilePicId: null,
    profilePicMeta: null,
    postPrivacy: 'public',
    profilePrivacy: 'public',
    blockedList: '',
    userPosts: [],
    postLikes: [],
    itemLikes: [],
    followers: [],
    following: [],
    isOwner: true,
    ...profile,
  };
}
