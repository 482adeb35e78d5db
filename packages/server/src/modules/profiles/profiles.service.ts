import type { ProfileWire } from '@aura/api-client/contract/profiles';
import { type NotificationSettings, notificationSettingsDefaults } from '@aura/domain/notifications';
import { shouldCheckUsername } from '@aura/domain/rules/usernames';
import { newId } from '../../db/ids.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { isModerator, requireProfile, suspensionOf, type Viewer } from '../../identity/viewer.ts';
import type { Services } from '../../services.ts';
import { followFieldsOf } from '../follows/follow-lists.service.ts';
import { imageMetaOf } from '../images/images.service.ts';
import { likeFieldsOf } from '../likes/liked-lists.service.ts';
import { forgetRefusals } from '../notification-delivery/email/email-switch.repository.ts';
import { postFieldsOf } from '../posts/user-posts.service.ts';
import { authorWire, publicUsername } from './author.wire.ts';
import {
  changeNotificationSettings,
  findBlockedUsernames,
  findProfile,
  isUsernameTaken,
  type ProfileRow,
  requireProfileByUsername,
  upsertUser,
} from './profiles.repository.ts';

export type ProfileServices = Pick<Services, 'db' | 'images' | 'clock' | 'changes' | 'config'>;

async function toProfileWire(
  services: ProfileServices,
  viewer: Viewer,
  row: ProfileRow,
): Promise<ProfileWire> {
  const { db, images } = services;
  const viewerId = viewer.userId;
  const id = row.authorId;
  const isOwner = id === viewerId;
  return {
    ...authorWire(images, viewerId, row),
    userName: publicUsername(row),
    userID: isOwner ? viewer.email : id,
    email: isOwner ? viewer.email : '',
    location: row.location,
    profileBio: row.bio,
    profilePicMeta: row.avatar && imageMetaOf(row.avatar),
    postPrivacy: row.postPrivacy,
    profilePrivacy: row.profilePrivacy,
    blockedList: isOwner ? (await findBlockedUsernames(db, id)).join(',') : '',
    ...(isOwner && {
      notificationSettings: { ...notificationSettingsDefaults, ...row.notificationSettings },
    }),
    ...(await postFieldsOf(services, id, viewerId)),
    ...(await likeFieldsOf(services, row, viewerId)),
    ...(await followFieldsOf(services, id, viewer)),
    isOwner,
  };
}

/** @throws `profiles.not_found` when the viewer has not chosen a username yet */
export async function getOwnProfile(services: ProfileServices, viewer: Viewer): Promise<ProfileWire> {
  const row = await findProfile(services.db, requireProfile(viewer));
  if (row === undefined) throw new DomainError('profiles.not_found');
  return {
    ...(await toProfileWire(services, viewer, row)),
    isModerator: isModerator(services.config, viewer),
    suspension: suspensionOf(viewer, services.clock()),
  };
}

/** @throws `profiles.not_found` also when the viewer may not see the profile */
export async function getProfileByUsername(
  services: ProfileServices,
  username: string,
  viewer: Viewer,
): Promise<ProfileWire> {
  const row = await requireProfileByUsername(services.db, username, viewer.userId);
  return toProfileWire(services, viewer, row);
}

/**
 * Creates the empty profile of a new account; repeating the call only updates the email.
 * @throws `auth.account_erased` when the account was erased after the sign-in
 */
export async function createUserProfile({ db, clock }: ProfileServices, viewer: Viewer): Promise<void> {
  const { uid, email, emailVerified, authTime } = viewer;
  const verifiedEmail = emailVerified && email !== '' ? email : null;
  await upsertUser(db, { id: newId('user'), uid, email, verifiedEmail, createdAt: clock() }, authTime);
}

/** Whether the viewer, or a new user, can choose a username. */
export async function isUsernameAvailable(
  { db }: ProfileServices,
  text: string,
  viewer: Viewer | null,
): Promise<boolean> {
  const taken = await isUsernameTaken(db, text, viewer?.userId ?? null);
  return shouldCheckUsername(text) && !taken;
}

/** Changes the switches that are given. With emails on, an address that was refused before is tried again. */
export async function updateNotificationSettings(
  { db }: ProfileServices,
  viewer: Viewer,
  changes: Partial<NotificationSettings>,
): Promise<void> {
  const userId = requireProfile(viewer);
  await changeNotificationSettings(db, userId, changes);
  if (changes.emailNotifications) await forgetRefusals(db, userId);
}
