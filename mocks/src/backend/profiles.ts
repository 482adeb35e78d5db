import type { ParsedRequestOf } from '@aura/api-client/contract/call';
import type { postsWithItemCalls } from '@aura/api-client/contract/posts-with-item';
import type { profileChangeCalls } from '@aura/api-client/contract/profile-changes';
import type { profileLookupCalls } from '@aura/api-client/contract/profile-lookups';
import type { profileCalls } from '@aura/api-client/contract/profiles';
import type { userPostCalls } from '@aura/api-client/contract/user-posts';
import { accountSettingsCopy } from '@aura/domain/copy/settings';
import { tokenMaxAgeSeconds } from '@aura/domain/limits/auth';
import { blockedMaxCount, profileImageMaxBytes } from '@aura/domain/limits/profile';
import { notificationSettingsDefaults } from '@aura/domain/notifications';
import { blockProblems } from '@aura/domain/refusals';
import { cleanDisplayName } from '@aura/domain/rules/display-names';
import { normalizeUsername } from '@aura/domain/rules/normalize-username';
import { privacyLevelOf } from '@aura/domain/rules/privacy';
import { usernameProblem, usernameProblemText } from '@aura/domain/rules/usernames';
import { isModerator, suspensionOf } from './account-status.ts';
import { BackendError } from './backend-error.ts';
import { type CallContext, type Resolvers, requireCaller, requireUser, success } from './calls.ts';
import { deletePlaceholders } from './comments.ts';
import { userIdOf } from './from-world.ts';
import { storeImage, viewerImageId } from './images.ts';
import { requireOwnItem } from './items.ts';
import { deleteNotificationsAbout, deleteNotificationsOf, withdrawBetween } from './notify.ts';
import { newestFirst, type State, type StoredUser } from './state.ts';
import { pageOf } from './time-cursor.ts';
import { canSeeProfile } from './visibility.ts';
import { postWire, profileWire, userPosts } from './wires.ts';

type ProfileCallName =
  | keyof typeof profileCalls
  | Exclude<keyof typeof profileLookupCalls, 'getProfilePicture'>
  | keyof typeof profileChangeCalls
  | keyof typeof userPostCalls
  | keyof typeof postsWithItemCalls;
type Changes = ParsedRequestOf<typeof profileChangeCalls.updateProfile>;

export function findUserByName(state: State, username: string): StoredUser | undefined {
  const name = normalizeUsername(username);
  return [...state.users.values()].find((user) => user.username === name);
}

/**
 * Validates a chosen username and returns its stored form.
 * @throws `VALIDATION` with the violated rule, `USERNAME_TAKEN`, `FORBIDDEN` when another one was chosen
 * before
 */
function validateUsername(state: State, user: StoredUser, text: string): string {
  const username = normalizeUsername(text);
  if (user.username === username) return username;
  if (user.username !== null) throw new BackendError('FORBIDDEN', accountSettingsCopy.usernameFixed);
  const problem = usernameProblem(username);
  if (problem === 'reserved' || findUserByName(state, username)) throw new BackendError('USERNAME_TAKEN');
  if (problem !== null) throw new BackendError('VALIDATION', usernameProblemText(problem));
  return username;
}

/** Changes a user's blocks and ends the follows with those who are blocked; unknown usernames are ignored. */
function changeBlocks(
  state: State,
  user: StoredUser,
  { blockedList, block = [], unblock = [] }: Pick<Changes, 'blockedList' | 'block' | 'unblock'>,
): void {
  const find = (usernames: readonly string[]) =>
    usernames.flatMap((username) => findUserByName(state, username) ?? []);
  const left = new Set(blockedList === undefined ? user.blocks : []);
  for (const { id } of find(unblock)) left.delete(id);
  const blocked = find([...(blockedList ?? []), ...block]).filter(({ id }) => id !== user.id);
  const next = new Set([...left, ...blocked.map(({ id }) => id)]);
  if (next.size > left.size && next.size > blockedMaxCount)
    throw new BackendError('VALIDATION', blockProblems.tooMany);
  user.blocks.clear();
  for (const id of next) user.blocks.add(id);
  for (const other of blocked) {
    user.follows.delete(other.id);
    other.follows.delete(user.id);
    withdrawBetween(state, user, other);
  }
}

/** Updates the fields that are sent in one step. */
async function updateUser(state: State, user: StoredUser, changes: Changes): Promise<void> {
  const { displayName, profileBio, location, profilePicture, postPrivacy, profilePrivacy } = changes;
  const name = displayName === undefined ? user.displayName : cleanDisplayName(displayName);
  if (displayName !== undefined && name === '') throw new BackendError('VALIDATION');
  const avatar = profilePicture && (await storeImage(state, profilePicture, profileImageMaxBytes));
  const username = changes.username ? validateUsername(state, user, changes.username) : user.username;
  changeBlocks(state, user, changes);
  Object.assign(user, {
    username,
    displayName: name,
    bio: profileBio?.trim() ?? user.bio,
    location: location?.trim() ?? user.location,
    avatarId: avatar ?? user.avatarId,
    postPrivacy: postPrivacy === undefined ? user.postPrivacy : privacyLevelOf(postPrivacy),
    profilePrivacy: profilePrivacy === undefined ? user.profilePrivacy : privacyLevelOf(profilePrivacy),
  } satisfies Partial<StoredUser>);
}

/** Deletes a user with all of their content. */
function deleteUser(state: State, user: StoredUser): void {
  const { id } = user;
  deleteNotificationsOf(state, user);
  for (const post of [...state.posts.values()]) {
    if (post.ownerId === id) {
      state.posts.delete(post.id);
      deleteNotificationsAbout(state, post);
    }
    post.likedBy.delete(id);
    for (const comment of post.comments) comment.likedBy.delete(id);
    const deletedIds = new Set(
      post.comments.filter(({ authorId }) => authorId === id).map((comment) => comment.id),
    );
    post.comments = post.comments.filter(
      (comment) => !deletedIds.has(comment.id) && !deletedIds.has(comment.parentId ?? ''),
    );
    deletePlaceholders(post);
  }
  for (const item of [...state.items.values()]) {
    if (item.ownerId === id) state.items.delete(item.id);
    item.likedBy.delete(id);
  }
  for (const owned of [state.wears, state.outfits])
    for (const [key, { ownerId }] of owned) if (ownerId === id) owned.delete(key);
  state.wishlist = state.wishlist.filter(({ userId, itemId }) => userId !== id && state.items.has(itemId));
  for (const [endpoint, { userId }] of state.pushSubscriptions)
    if (userId === id) state.pushSubscriptions.delete(endpoint);
  for (const other of state.users.values()) {
    other.follows.delete(id);
    other.blocks.delete(id);
  }
  for (const opened of [...state.cases.values()]) {
    opened.reports = opened.reports.filter(({ reporterId }) => reporterId !== id);
    if (opened.authorId === id) state.cases.delete(opened.id);
  }
  for (const decision of state.decisions) if (decision.authorId === id) decision.words = '';
  state.users.delete(id);
}

function createUser({ uid, email }: { uid: string; email: string }): StoredUser {
  return {
    id: userIdOf(uid),
    uid,
    email,
    username: null,
    displayName: '',
    bio: '',
    location: '',
    avatarId: null,
    profilePrivacy: 'public',
    postPrivacy: 'public',
    follows: new Map(),
    blocks: new Set(),
    notifications: null,
    reported: new Set(),
    suspension: null,
  };
}

/** @throws `NOT_FOUND` until the viewer has a profile with a username */
function ownProfile(context: CallContext) {
  const user = requireUser(context);
  if (user.username === null) throw new BackendError('NOT_FOUND');
  const status = {
    isModerator: isModerator(context.state, user),
    suspension: suspensionOf(context.state, user),
  };
  return { ...success, profile: { ...profileWire(context.state, user, user), ...status } };
}

export const profileResolvers: Resolvers<ProfileCallName> = {
  getProfile: ownProfile,

  getProfileByUsername: ({ state, viewer }, { username }) => {
    const user = findUserByName(state, username);
    if (!canSeeProfile(viewer, user)) throw new BackendError('NOT_FOUND');
    return { ...success, profile: profileWire(state, viewer, user) };
  },

  getUserPosts: ({ state, viewer }, { username, ...request }) => {
    const user = findUserByName(state, username);
    if (!canSeeProfile(viewer, user)) throw new BackendError('NOT_FOUND');
    const { page, next } = pageOf(userPosts(state, viewer, user), request, ({ createdAt, id }) => ({
      at: createdAt,
      id,
    }));
    return { ...success, posts: page.map((post) => postWire(state, viewer, post)), next };
  },

  getPostsWithItem: (context, { itemId, ...request }) => {
    const { state, viewer } = context;
    const item = requireOwnItem(context, itemId);
    const all = newestFirst(state.posts.values()).filter(({ itemIds }) => itemIds.includes(item.id));
    const { page, next } = pageOf(all, request, ({ createdAt, id }) => ({ at: createdAt, id }));
    const posts = page.map((post) => postWire(state, viewer, post));
    return { ...success, posts, total: all.length, next };
  },

  createUserProfile: (context) => {
    const { state, viewer } = context;
    const user = viewer ?? createUser(requireCaller(context));
    state.users.set(user.id, user);
    return success;
  },

  updateProfile: async (context, changes) => {
    const { state } = context;
    const user = requireUser(context);
    await updateUser(state, user, changes);
    const { avatarId } = user;
    const isPublic = canSeeProfile(null, user);
    return { ...success, profilePicId: avatarId === null ? null : viewerImageId(avatarId, isPublic, user) };
  },

  checkUsername: ({ state, viewer }, { username }) => {
    const owner = findUserByName(state, username);
    const isFree = owner === undefined || owner.id === viewer?.id;
    return { ...success, available: usernameProblem(username) === null && isFree };
  },

  updateNotificationSettings: (context, { settings }) => {
    const user = requireUser(context);
    user.notifications = { ...notificationSettingsDefaults, ...user.notifications, ...settings };
    return success;
  },

  deleteAccount: (context) => {
    const { state, viewer } = context;
    const { uid, authTime } = requireCaller(context);
    if (state.now() - authTime > tokenMaxAgeSeconds * 1000) throw new BackendError('RECENT_LOGIN_REQUIRED');
    state.accountsDeletedAt.set(uid, state.now());
    if (viewer !== null) deleteUser(state, viewer);
    return success;
  },
};
