import type { ParsedRequestOf } from '@aura/api-client/contract/call';
import type { profileCalls } from '@aura/api-client/contract/profiles';
import { profileImageMaxBytes } from '@aura/domain/limits/profile';
import { cleanDisplayName } from '@aura/domain/rules/display-names';
import { normalizeUsername } from '@aura/domain/rules/normalize-username';
import { usernameProblem, usernameProblemText } from '@aura/domain/rules/usernames';
import type { Database } from '../../db/database.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { requireProfile, type Viewer } from '../../identity/viewer.ts';
import type { PreparedImage } from '../images/images.service.ts';
import {
  isUsernameTaken,
  lockUser,
  replaceBlocks,
  type UserRow,
  type UserValues,
  updateUser,
} from './profiles.repository.ts';
import type { ProfileServices } from './profiles.service.ts';

type Changes = ParsedRequestOf<typeof profileCalls.updateProfile>;

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
    // An empty level means public (docs/product.md section 3).
    ...(postPrivacy === undefined ? {} : { postPrivacy: postPrivacy || 'public' }),
    ...(profilePrivacy === undefined ? {} : { profilePrivacy: profilePrivacy || 'public' }),
  };
}

function checkFields({ displayName, profilePicture }: Changes): void {
  if (displayName !== undefined && cleanDisplayName(displayName) === '')
    throw new DomainError('profiles.display_name_blank');
  if (profilePicture && profilePicture.size > profileImageMaxBytes)
    throw new DomainError('profiles.image_too_large');
}

async function applyChanges(
  services: ProfileServices,
  viewer: Viewer,
  changes: Changes,
  image: PreparedImage | null,
): Promise<{ user: UserRow; replacedKeys: string[] }> {
  const { db, images, clock } = services;
  return db.transaction(async (tx) => {
    const before = await lockUser(tx, requireProfile(viewer));
    if (before === undefined) throw new DomainError('profiles.not_found');
    const user: UserRow = { ...before, ...changedColumns(changes), email: viewer.email };
    if (changes.username) user.username = await validateUsername(tx, before, changes.username);
    if (image) user.avatarId = await images.insert(tx, user.id, 'avatar', image);
    const { id, uid, createdAt, ...values } = user;
    await updateUser(tx, id, values);
    if (changes.blockedList) await replaceBlocks(tx, id, changes.blockedList, clock());
    return { user, replacedKeys: image ? await images.remove(tx, [before.avatarId]) : [] };
  });
}

/**
 * Updates the sent fields in one transaction.
 * @returns the id with which the viewer loads their profile image; null without one
 * @throws the errors of `validateUsername`, `profiles.display_name_blank`, `profiles.image_too_large`,
 * `profiles.not_found`
 */
export async function updateProfile(
  services: ProfileServices,
  viewer: Viewer,
  changes: Changes,
): Promise<string | null> {
  const { images } = services;
  checkFields(changes);
  requireProfile(viewer);
  const { user, replacedKeys } = await images.withStored([changes.profilePicture], ([image]) =>
    applyChanges(services, viewer, changes, image ?? null),
  );
  await images.erase(replacedKeys);
  const audience = { isPublic: user.profilePrivacy === 'public', viewerId: user.id };
  return user.avatarId && images.addressId(user.avatarId, audience);
}
