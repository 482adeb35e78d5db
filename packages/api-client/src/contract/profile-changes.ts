import { someNotificationSettingsSchema } from '@aura/domain/forms/notification-settings';
import { accountDeletionPhrase, usernameMaxLength } from '@aura/domain/limits/auth';
import {
  bioMaxLength,
  blockedMaxCount,
  displayNameMaxLength,
  locationMaxLength,
} from '@aura/domain/limits/profile';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { uploadErrors } from './errors.ts';
import { done, file, imageId, ownEmail, privacyInput, text } from './fields.ts';

const createUserProfile = defineCall({
  name: 'createUserProfile',
  summary: 'Create the empty profile of a new account; repeating it changes nothing',
  method: 'POST',
  path: '/create_user_profile',
  encoding: 'form',
  access: 'required',
  rateLimit: 'write',
  request: z.object({ userID: ownEmail }),
  callerFields: ['userID'],
  response: done,
  errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
  source: 'specified',
});

const usernames = z.array(text(usernameMaxLength)).check(z.maxLength(blockedMaxCount));

const updateProfile = defineCall({
  name: 'updateProfile',
  summary: 'Change the fields that are sent; the others stay',
  method: 'PUT',
  path: '/updateProfile',
  encoding: 'multipart',
  access: 'required',
  whileSuspended: ['userID', 'email', 'blockedList', 'block', 'unblock', 'profilePrivacy', 'postPrivacy'],
  rateLimit: 'upload',
  request: z.object({
    userID: ownEmail,
    postPrivacy: z.optional(privacyInput),
    profilePrivacy: z.optional(privacyInput),
    blockedList: z.optional(usernames),
    block: z.optional(usernames),
    unblock: z.optional(usernames),
    displayName: z.optional(text(displayNameMaxLength)),
    username: z.optional(text(usernameMaxLength)),
    email: z.optional(ownEmail),
    location: z.optional(text(locationMaxLength)),
    profileBio: z.optional(text(bioMaxLength)),
    profilePicture: z.optional(file),
  }),
  callerFields: ['userID', 'email'],
  response: z.object({ success: z.literal(true), profilePicId: z.nullable(imageId) }),
  commaFields: ['blockedList', 'block', 'unblock'],
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'USERNAME_TAKEN', ...uploadErrors],
  source: 'specified',
});

const updateNotificationSettings = defineCall({
  name: 'updateNotificationSettings',
  summary: 'Change the notification switches that are sent; the others stay',
  method: 'PUT',
  path: '/updateNotificationSettings',
  encoding: 'form',
  access: 'required',
  whileSuspended: true,
  rateLimit: 'write',
  request: z.object({ userID: ownEmail, settings: someNotificationSettingsSchema }),
  callerFields: ['userID'],
  response: done,
  jsonFields: ['settings'],
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
  source: 'specified',
});

const deleteAccount = defineCall({
  name: 'deleteAccount',
  summary: 'Delete everything the caller has here; needs a recent sign-in and the exact phrase',
  method: 'DELETE',
  path: '/deleteAccount',
  encoding: 'form',
  access: 'required',
  whileSuspended: true,
  rateLimit: 'delete',
  request: z.object({ userID: ownEmail, confirmationText: z.literal(accountDeletionPhrase) }),
  callerFields: ['userID'],
  response: done,
  errors: ['UNAUTHENTICATED', 'RECENT_LOGIN_REQUIRED', 'FORBIDDEN'],
  source: 'specified',
});

/** The calls that change the own profile and account. Apart from those that the first visit loads. */
export const profileChangeCalls = {
  createUserProfile,
  updateProfile,
  updateNotificationSettings,
  deleteAccount,
};
