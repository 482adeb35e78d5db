import type { ParsedRequestOf } from '@aura/api-client/contract/call';
import type { profileCalls } from '@aura/api-client/contract/profiles';
import { accountSettingsCopy } from '@aura/domain/copy/settings';
import { profileImageMaxBytes } from '@aura/domain/limits';
import { normalizeUsername, usernameProblem, usernameProblemText } from '@aura/domain/rules/usernames';
import type { Database } from '../../db/database.ts';
import { HttpError } from '../../http/http-error.ts';
import { requireProfile, type Viewer } from '../../http/viewer.ts';
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

const uniqueViolation = '23505';

/**
 * The username to store.
 * @throws `VALIDATION` for one that breaks a rule, `USERNAME_TAKEN`, `FORBIDDEN` once another was chosen
 */
async function chosenUsername(tx: Database, user: UserRow, text: string): Promise<string> {
  const username = normalizeUsername(text);
  if (user.username === username) return username;
  if (user.username !== null) throw new HttpError('FORBIDDEN', accountSettingsCopy.usernameFixed);
  const problem = usernameProblem(username);
  if (problem === 'reserved') throw new HttpError('USERNAME_TAKEN');
  if (problem !== null) throw new HttpError('VALIDATION', usernameProblemText(problem));
  if (await isUsernameTaken(tx, username, user.id)) throw new HttpError('USERNAME_TAKEN');
  return username;
}

/** The columns that the sent fields change; the others stay. */
function changedColumns(changes: Changes): UserValues {
  const { displayName, location, profileBio, postPrivacy, profilePrivacy } = changes;
  return {
    ...(displayName === undefined ? {} : { displayName: displayName.trim() }),
    ...(location === undefined ? {} : { location: location.trim() }),
    ...(profileBio === undefined ? {} : { bio: profileBio.trim() }),
    // An empty level means public (docs/product.md section 3).
    ...(postPrivacy === undefined ? {} : { postPrivacy: postPrivacy || 'public' }),
    ...(profilePrivacy === undefined ? {} : { profilePrivacy: profilePrivacy || 'public' }),
  };
}

function checkFields({ displayName, profilePicture }: Changes): void {
  if (displayName?.trim() === '') throw new HttpError('VALIDATION', 'displayName: must not be blank');
  if (profilePicture && profilePicture.size > profileImageMaxBytes) throw new HttpError('PAYLOAD_TOO_LARGE');
}

/** Two people who choose the same name in the same moment are told apart by the database alone. */
function asTaken(error: unknown): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ((cause as { code?: unknown }).code === uniqueViolation) return new HttpError('USERNAME_TAKEN');
  }
  return error;
}

async function apply(
  services: ProfileServices,
  viewer: Viewer,
  changes: Changes,
  image: PreparedImage | null,
): Promise<{ user: UserRow; replaced: string[] }> {
  const { db, images, clock } = services;
  return db.transaction(async (tx) => {
    const before = await lockUser(tx, requireProfile(viewer));
    if (before === undefined) throw new HttpError('NOT_FOUND', 'Profile not found');
    const user: UserRow = { ...before, ...changedColumns(changes), email: viewer.email };
    if (changes.username) user.username = await chosenUsername(tx, before, changes.username);
    if (image) user.avatarId = await images.insert(tx, user.id, 'avatar', image);
    const { id, uid, createdAt, ...values } = user;
    await updateUser(tx, id, values);
    if (changes.blockedList) await replaceBlocks(tx, id, changes.blockedList, clock());
    return { user, replaced: image ? await images.remove(tx, [before.avatarId]) : [] };
  });
}

/**
 * Changes the fields that are sent, all of them or none.
 * @returns the id of the person's image as they may load it
 */
export async function updateProfile(
  services: ProfileServices,
  viewer: Viewer,
  changes: Changes,
): Promise<string | null> {
  const { images } = services;
  checkFields(changes);
  requireProfile(viewer);
  const { user, replaced } = await images
    .storing([changes.profilePicture], ([image]) => apply(services, viewer, changes, image ?? null))
    .catch((error: unknown) => Promise.reject(asTaken(error)));
  await images.erase(replaced);
  const audience = { isPublic: user.profilePrivacy === 'public', viewerId: user.id };
  return user.avatarId && images.addressId(user.avatarId, audience);
}
