import type { FollowWire, ProfileWire } from '@aura/api-client/contract/profiles';
import { normalizeUsername, shouldCheckUsername } from '@aura/domain/rules/usernames';
import { newId } from '../../db/ids.ts';
import { HttpError } from '../../http/http-error.ts';
import type { Services } from '../../http/services.ts';
import { requireProfile, type Viewer } from '../../http/viewer.ts';
import { imageMetaOf } from '../images/images.service.ts';
import { type AuthorRow, authorWire, emailOrId, publicUsername } from './author.ts';
import {
  blockedUsernames,
  findProfile,
  findProfileByUsername,
  followersOf,
  followingOf,
  insertUser,
  isUsernameTaken,
  likedItemIds,
  likedPostIds,
  type ProfileRow,
  postIdsOf,
  updateUser,
} from './profiles.repository.ts';

/** What the rules of profiles need. */
export type ProfileServices = Pick<Services, 'db' | 'images' | 'clock'>;

const notFound = () => new HttpError('NOT_FOUND', 'Profile not found');

function followWire({ images }: ProfileServices, viewer: Viewer, row: AuthorRow): FollowWire {
  const { username, displayName, profilePicId } = authorWire(images, viewer.userId, row);
  const isViewer = row.authorId === viewer.userId;
  return { username, displayname: displayName, email: isViewer ? viewer.email : '', profilePicId };
}

async function profileWire(services: ProfileServices, viewer: Viewer, row: ProfileRow): Promise<ProfileWire> {
  const { db, images } = services;
  const viewerId = viewer.userId;
  const id = row.authorId;
  const isOwner = id === viewerId;
  const showsLikes = isOwner || row.profilePrivacy === 'public';
  const follow = (person: AuthorRow) => followWire(services, viewer, person);
  return {
    ...authorWire(images, viewerId, row),
    userName: publicUsername(row),
    userID: emailOrId(viewer, id),
    email: isOwner ? viewer.email : '',
    location: row.location,
    profileBio: row.bio,
    profilePicMeta: row.avatar && imageMetaOf(row.avatar),
    postPrivacy: row.postPrivacy,
    profilePrivacy: row.profilePrivacy,
    blockedList: isOwner ? (await blockedUsernames(db, id)).join(',') : '',
    userPosts: await postIdsOf(db, id, viewerId),
    postLikes: showsLikes ? await likedPostIds(db, id, viewerId) : [],
    itemLikes: showsLikes ? await likedItemIds(db, id, viewerId) : [],
    followers: (await followersOf(db, id, viewerId)).map(follow),
    following: (await followingOf(db, id, viewerId)).map(follow),
    isOwner,
  };
}

/** @throws `NOT_FOUND` until the viewer has a profile with a username */
export async function getOwnProfile(services: ProfileServices, viewer: Viewer): Promise<ProfileWire> {
  const row = await findProfile(services.db, requireProfile(viewer));
  if (row === undefined) throw notFound();
  return profileWire(services, viewer, row);
}

/** @throws `NOT_FOUND` also for a profile that the viewer may not see */
export async function getProfileByUsername(
  services: ProfileServices,
  username: string,
  viewer: Viewer,
): Promise<ProfileWire> {
  const row = await findProfileByUsername(services.db, normalizeUsername(username), viewer.userId);
  if (row === undefined) throw notFound();
  return profileWire(services, viewer, row);
}

/** Makes the empty profile of a new account; repeating it changes nothing. */
export async function createUserProfile({ db, clock }: ProfileServices, viewer: Viewer): Promise<void> {
  await insertUser(db, { id: newId('user'), uid: viewer.uid, email: viewer.email, createdAt: clock() });
}

/** Whether the viewer, or somebody without an account yet, could take a username. */
export async function isUsernameAvailable(
  { db }: ProfileServices,
  text: string,
  viewer: Viewer | null,
): Promise<boolean> {
  const taken = await isUsernameTaken(db, normalizeUsername(text), viewer?.userId ?? null);
  return shouldCheckUsername(text) && !taken;
}

export async function storeNotificationSettings(
  { db }: ProfileServices,
  viewer: Viewer,
  notificationSettings: Record<string, boolean>,
): Promise<void> {
  await updateUser(db, requireProfile(viewer), { notificationSettings });
}
