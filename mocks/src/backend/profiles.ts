import type { ParsedRequestOf } from '@aura/api-client/contract/call';
import type { profileCalls } from '@aura/api-client/contract/profiles';
import { accountSettingsCopy } from '@aura/domain/copy/settings';
import { profileImageMaxBytes, tokenMaxAgeSeconds } from '@aura/domain/limits';
import { privacyLevelOf } from '@aura/domain/rules/privacy';
import { normalizeUsername, usernameProblem, usernameProblemText } from '@aura/domain/rules/usernames';
import { done, type Rules, requireCaller, requirePerson, type Scene } from './calls.ts';
import { Failure } from './failure.ts';
import { personIdOf } from './from-world.ts';
import { addressId, storeImage } from './images.ts';
import type { State, StoredPerson } from './state.ts';
import { seesProfile } from './visibility.ts';
import { profileWire } from './wires.ts';

type ProfileCallName = Exclude<keyof typeof profileCalls, 'getProfilePicture'>;
type Changes = ParsedRequestOf<typeof profileCalls.updateProfile>;

function personNamed(state: State, username: string): StoredPerson | undefined {
  const name = normalizeUsername(username);
  return [...state.people.values()].find((person) => person.username === name);
}

/**
 * The username to store.
 * @throws `VALIDATION` with the broken rule, `USERNAME_TAKEN`, `FORBIDDEN` once another was chosen
 */
function chosenUsername(state: State, person: StoredPerson, text: string): string {
  const username = normalizeUsername(text);
  if (person.username === username) return username;
  if (person.username !== null) throw new Failure('FORBIDDEN', accountSettingsCopy.usernameFixed);
  const problem = usernameProblem(username);
  if (problem === 'reserved' || personNamed(state, username)) throw new Failure('USERNAME_TAKEN');
  if (problem !== null) throw new Failure('VALIDATION', usernameProblemText(problem));
  return username;
}

/** Blocks exactly the people of the list; names that nobody has are passed over. */
function setBlocks(state: State, person: StoredPerson, usernames: readonly string[]): void {
  const blocked = usernames.flatMap((username) => personNamed(state, username) ?? []);
  person.blocks.clear();
  for (const { id } of blocked) if (id !== person.id) person.blocks.add(id);
}

/** Changes the fields that are sent, all of them or none. */
async function change(state: State, person: StoredPerson, changes: Changes): Promise<void> {
  const { displayName, profileBio, location, profilePicture, postPrivacy, profilePrivacy } = changes;
  if (displayName?.trim() === '') throw new Failure('VALIDATION');
  const avatar = profilePicture && (await storeImage(state, profilePicture, profileImageMaxBytes));
  Object.assign(person, {
    username: changes.username ? chosenUsername(state, person, changes.username) : person.username,
    displayName: displayName?.trim() ?? person.displayName,
    bio: profileBio?.trim() ?? person.bio,
    location: location?.trim() ?? person.location,
    avatarId: avatar ?? person.avatarId,
    postPrivacy: postPrivacy === undefined ? person.postPrivacy : privacyLevelOf(postPrivacy),
    profilePrivacy: profilePrivacy === undefined ? person.profilePrivacy : privacyLevelOf(profilePrivacy),
  } satisfies Partial<StoredPerson>);
  if (changes.blockedList !== undefined) setBlocks(state, person, changes.blockedList);
}

/** Everything that the person has here goes with them. */
function erase(state: State, { id }: StoredPerson): void {
  for (const post of [...state.posts.values()]) {
    if (post.ownerId === id) state.posts.delete(post.id);
    post.likedBy.delete(id);
    const gone = new Set(
      post.comments.filter(({ authorId }) => authorId === id).map((comment) => comment.id),
    );
    post.comments = post.comments.filter(
      (comment) => !gone.has(comment.id) && !gone.has(comment.parentId ?? ''),
    );
  }
  for (const item of [...state.items.values()]) {
    if (item.ownerId === id) state.items.delete(item.id);
    item.likedBy.delete(id);
  }
  state.favorites = state.favorites.filter(
    ({ personId, itemId }) => personId !== id && state.items.has(itemId),
  );
  for (const person of state.people.values()) {
    person.follows.delete(id);
    person.blocks.delete(id);
  }
  state.people.delete(id);
}

function newPerson({ uid, email }: { uid: string; email: string }): StoredPerson {
  return {
    id: personIdOf(uid),
    uid,
    email,
    username: null,
    displayName: '',
    bio: '',
    location: '',
    avatarId: null,
    profilePrivacy: 'public',
    postPrivacy: 'public',
    follows: new Set(),
    blocks: new Set(),
    notifications: null,
  };
}

/** @throws `NOT_FOUND` until the viewer has a profile with a username */
function ownProfile(scene: Scene) {
  const person = requirePerson(scene);
  if (person.username === null) throw new Failure('NOT_FOUND');
  return { ...done, profile: profileWire(scene.state, person, person) };
}

export const profileRules: Rules<ProfileCallName> = {
  getProfile: ownProfile,

  getProfileByUsername: ({ state, viewer }, { username }) => {
    const person = personNamed(state, username);
    if (!seesProfile(viewer, person)) throw new Failure('NOT_FOUND');
    return { ...done, profile: profileWire(state, viewer, person) };
  },

  createUserProfile: (scene) => {
    const { state, viewer } = scene;
    const person = viewer ?? newPerson(requireCaller(scene));
    state.people.set(person.id, person);
    return done;
  },

  updateProfile: async (scene, changes) => {
    const { state } = scene;
    const person = requirePerson(scene);
    await change(state, person, changes);
    const { avatarId } = person;
    const isPublic = seesProfile(null, person);
    return { ...done, profilePicId: avatarId === null ? null : addressId(avatarId, isPublic, person) };
  },

  checkUsername: ({ state, viewer }, { username }) => {
    const owner = personNamed(state, username);
    const isFree = owner === undefined || owner.id === viewer?.id;
    return { ...done, available: usernameProblem(username) === null && isFree };
  },

  updateNotificationSettings: (scene, { settings }) => {
    requirePerson(scene).notifications = settings;
    return done;
  },

  deleteAccount: (scene) => {
    const { state, viewer } = scene;
    const { uid, authTime } = requireCaller(scene);
    if (state.now() - authTime > tokenMaxAgeSeconds * 1000) throw new Failure('RECENT_LOGIN_REQUIRED');
    state.erased.set(uid, state.now());
    if (viewer !== null) erase(state, viewer);
    return done;
  },
};
