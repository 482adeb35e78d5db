import type { PrivacyLevel, Profile } from '@aura/domain/entities';
import type { accountDeletionPhrase } from '@aura/domain/limits/auth';
import type { NotificationSettings } from '@aura/domain/notifications';
import { normalizeUsername } from '@aura/domain/rules/normalize-username';
import { privacyLevelOf } from '@aura/domain/rules/privacy';
import { api } from '../api.ts';
import { type ApiEnvironment, answerOf, callOf } from '../base-query.ts';
import { patchOwnAuthor } from '../cache/post-lists.ts';
import { patchOwnProfile } from '../cache/profiles.ts';
import { patchAfterSuccess } from '../cache/state.ts';
import { toAvatar } from '../contract/mappers.ts';
import { profileChangeCalls } from '../contract/profile-changes.ts';
import { type UploadProgress, withProgress } from '../transport/upload.ts';
import { OWN } from './profiles.ts';

/** The fields to change; omitted fields stay unchanged. */
interface ProfileChanges {
  readonly username?: string;
  readonly displayName?: string;
  /** Sent with a new profile. The server takes the email of the account, and refuses another one. */
  readonly email?: string;
  readonly bio?: string;
  readonly image?: Blob;
  /** Empty means public. */
  readonly profilePrivacy?: PrivacyLevel | '';
  readonly postPrivacy?: PrivacyLevel | '';
  /** All users who are blocked afterwards. */
  readonly blockedUsernames?: readonly string[];
  /** Users to block besides those who are blocked already, and to unblock: another device may have changed the list. */
  readonly block?: readonly string[];
  readonly unblock?: readonly string[];
}

export interface ProfileUpdate {
  /** The current user's. */
  readonly email: string;
  readonly changes: ProfileChanges;
  readonly onProgress?: (progress: UploadProgress) => void;
}

export interface NotificationUpdate {
  readonly email: string;
  /** The switches to change; the others stay. */
  readonly settings: Partial<NotificationSettings>;
}

export interface AccountDeletion {
  readonly email: string;
  readonly confirmationText: typeof accountDeletionPhrase;
}

function toRequest({ email, changes }: ProfileUpdate) {
  const { bio, image, blockedUsernames, block, unblock, ...same } = changes;
  return {
    userID: email,
    ...same,
    profileBio: bio,
    profilePicture: image,
    ...(blockedUsernames && { blockedList: [...blockedUsernames] }),
    ...(block && { block: [...block] }),
    ...(unblock && { unblock: [...unblock] }),
  };
}

function levelAfter(changed: PrivacyLevel | '' | undefined, before: PrivacyLevel): PrivacyLevel {
  return changed === undefined ? before : privacyLevelOf(changed);
}

function blocksAfter(changes: ProfileChanges, before: readonly string[]): readonly string[] {
  const { blockedUsernames = before, block = [], unblock = [] } = changes;
  const changed = new Set([...block, ...unblock].map(normalizeUsername));
  return [...blockedUsernames.filter((name) => !changed.has(normalizeUsername(name))), ...block];
}

/** Applies stored changes to the cached profile. */
function afterChanges(profile: Profile, changes: ProfileChanges): Profile {
  return {
    ...profile,
    username: changes.username ?? profile.username,
    displayName: changes.displayName ?? profile.displayName,
    bio: changes.bio ?? profile.bio,
    profilePrivacy: levelAfter(changes.profilePrivacy, profile.profilePrivacy),
    postPrivacy: levelAfter(changes.postPrivacy, profile.postPrivacy),
    blockedUsernames: [...blocksAfter(changes, profile.blockedUsernames)],
  };
}

/**
 * Mutations of the current user's profile, settings and account. Caches change after the call has succeeded.
 */
export const profileActionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Does not invalidate the cached profile, which is complete only after the update that follows. */
    createUserProfile: build.mutation<null, { readonly email: string }>({
      query: ({ email }) => callOf(profileChangeCalls.createUserProfile, { userID: email }),
      transformResponse: () => null,
    }),
    updateProfile: build.mutation<null, ProfileUpdate>({
      queryFn: async (update, { dispatch }, _options, send) => {
        const { data, error, root } = await answerOf(
          send,
          profileChangeCalls.updateProfile,
          toRequest(update),
          { send: withProgress(update.onProgress) },
        );
        if (error) return { error };
        const avatar = toAvatar(data.profilePicId, root);
        dispatch(
          patchOwnProfile(update.email, (profile) => ({ ...afterChanges(profile, update.changes), avatar })),
        );
        const { displayName } = update.changes;
        dispatch(patchOwnAuthor({ avatar, ...(displayName !== undefined && { displayName }) }));
        return { data: null };
      },
      invalidatesTags: (_result, error, { changes }) => {
        if (error) return [];
        const own = [{ type: 'Profile' as const, id: OWN }];
        // Posts and items of a blocked user disappear from every list.
        const { blockedUsernames, block, unblock } = changes;
        return blockedUsernames || block || unblock ? ['Profile', 'Post', 'Item'] : own;
      },
    }),
    updateNotificationSettings: build.mutation<null, NotificationUpdate>({
      query: ({ email, settings }) =>
        callOf(profileChangeCalls.updateNotificationSettings, { userID: email, settings }),
      transformResponse: () => null,
      onQueryStarted: patchAfterSuccess((_result, { email, settings }) => [
        patchOwnProfile(email, ({ notificationSettings }) => ({
          notificationSettings: { ...notificationSettings, ...settings },
        })),
      ]),
    }),
    /** When the API answers 404 or 405, repeats the call once without the product's prefix. */
    deleteAccount: build.mutation<null, AccountDeletion>({
      queryFn: async ({ email, confirmationText }, { extra }, _options, send) => {
        const request = { userID: email, confirmationText };
        const first = await answerOf(send, profileChangeCalls.deleteAccount, request);
        if (!first.error) return { data: null };
        if (first.error.status !== 404 && first.error.status !== 405) return { error: first.error };
        const { root } = extra as ApiEnvironment;
        const second = await answerOf(send, profileChangeCalls.deleteAccount, request, {
          root: root.replace(/\/[^/]+$/, ''),
        });
        return second.error ? { error: second.error } : { data: null };
      },
    }),
  }),
});

export const {
  useCreateUserProfileMutation,
  useUpdateProfileMutation,
  useUpdateNotificationSettingsMutation,
  useDeleteAccountMutation,
} = profileActionsApi;
