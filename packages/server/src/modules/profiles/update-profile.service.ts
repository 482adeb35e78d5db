import type { ParsedRequestOf } from '@aura/api-client/contract/call';
import type { profileChangeCalls } from '@aura/api-client/contract/profile-changes';
import { blockedMaxCount, profileImageMaxBytes } from '@aura/domain/limits/profile';
import { cleanDisplayName } from '@aura/domain/rules/display-names';
import { normalizeUsername } from '@aura/domain/rules/normalize-username';
import { privacyLevelOf } from '@aura/domain/rules/privacy';
import { usernameProblem, usernameProblemText } from '@aura/domain/rules/usernames';
import type { Database } from '../../db/database.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { requireProfile, type Viewer } from '../../identity/viewer.ts';
import type { PreparedImage } from '../images/images.service.ts';
import { publishNotifications } from '../notifications/notify.service.ts';
import {
  changeBlocks,
  countBlocks,
  isUsernameTaken,
  lockUser,
  type UserRow,
  type UserValues,
  updateUser,
} from './profiles.repository.ts';
import type { ProfileServices } from './profiles.service.ts';

type Changes = ParsedRequestOf<typeof profileChangeCalls.updateProfile>;

/**
 * Validates a new username. It can be chosen only once.
 * @returns the normalized username
 * @throws `profiles.username_invalid`, `profiles.username_reserved`, `profiles.username_taken`,
 * `profiles.username_fixed`
 */
async function validateUsername(tx: Database, user: UserRow, text: string): Promise<string> {
  const username = normalizeUsername(text);
  if (user.username === username) return username;
  if (user.username !== null) throw new DomainError('profiles.username_fixed');
  const problem = usernameProblem(username);
  if (problem === 'reserved') throw new DomainError('profiles.username_reserved');
  if (problem !== null) throw new DomainError('profiles.username_invalid', usernameProblemText(problem));
  if (await isUsernameTaken(tx, username, user.id)) throw new DomainError('profiles.username_taken');
  return username;
}

/** The columns of the sent fields. */
function changedColumns(changes: Changes): UserValues {
  const { displayName, location, profileBio, postPrivacy, profilePrivacy } = changes;
  return {
    ...(displayName === undefined ? {} : { displayName: cleanDisplayName(displayName) }),
    ...(location === undefined ? {} : { location: location.trim() }),
    ...(profileBio === undefined ? {} : { bio: profileBio.trim() }),
    ...(postPrivacy === undefined ? {} : { postPrivacy: privacyLevelOf(postPrivacy) }),
    ...(profilePrivacy === undefined ? {} : { profilePrivacy: privacyLevelOf(profilePrivacy) }),
  };
}

function checkFields({ displayName, profilePicture }: Changes): void {
  if (displayName !== undefined && cleanDisplayName(displayName) === '')
    throw new DomainError('profiles.display_name_blank');
  if (profilePicture && profilePicture.size > profileImageMaxBytes)
    throw new DomainError('profiles.image_too_large');
}

interface AppliedChanges {
  readonly before: UserRow;
  readonly user: UserRow;
  /** Ids of the users who are newly blocked. */
  readonly blockedIds: readonly string[];
  readonly replacedKeys: readonly string[];
}

/** Takes the posts away from the screens of those who may no longer see them. */
function publishHidden(services: ProfileServices, { before, user, blockedIds }: AppliedChanges): void {
  const { changes } = services;
  for (const blockedId of blockedIds) changes.publish({ type: 'parted', userIds: [user.id, blockedId] });
  if (blockedIds.length > 0) publishNotifications(services, [user.id, ...blockedIds]);
  if (user.username === null || user.postPrivacy === before.postPrivacy) return;
  changes.publish({
    type: 'posts-hidden',
    ownerId: user.id,
    username: user.username,
    before: before.postPrivacy,
  });
}

async function applyChanges(
  services: ProfileServices,
  viewer: Viewer,
  changes: Changes,
  image: PreparedImage | null,
): Promise<AppliedChanges> {
  const { db, images, clock } = services;
  return db.transaction(async (tx) => {
    const before = await lockUser(tx, requireProfile(viewer));
    if (before === undefined) throw new DomainError('profiles.not_found');
    const { id } = before;
    const values: UserValues = { ...changedColumns(changes), email: viewer.email };
    if (changes.username) values.username = await validateUsername(tx, before, changes.username);
    if (image) values.avatarId = await images.insert(tx, id, 'avatar', image);
    await updateUser(tx, id, values);
    const blockedIds = await changeBlocks(tx, id, changes, clock());
    if (blockedIds.length > 0 && (await countBlocks(tx, id)) > blockedMaxCount)
      throw new DomainError('profiles.too_many_blocks');
    const replacedKeys = image ? await images.remove(tx, [before.avatarId]) : [];
    return { before, user: { ...before, ...values }, blockedIds, replacedKeys };
  });
}

/**
 * Updates the sent fields in one transaction.
 * @returns the id with which the viewer loads their profile image; null without one
 * @throws the errors of `validateUsername`, `profiles.display_name_blank`, `profiles.image_too_large`,
 * `profiles.not_found`, `profiles.too_many_blocks`
 */
export async function updateProfile(
  services: ProfileServices,
  viewer: Viewer,
  changes: Changes,
): Promise<string | null> {
  const { images } = services;
  checkFields(changes);
  requireProfile(viewer);
  const applied = await images.withStored([changes.profilePicture], ([image]) =>
    applyChanges(services, viewer, changes, image ?? null),
  );
  publishHidden(services, applied);
  const { user, replacedKeys } = applied;
  await images.erase(replacedKeys);
  const audience = { isPublic: user.profilePrivacy === 'public', viewerId: user.id };
  return user.avatarId && images.addressId(user.avatarId, audience);
}
