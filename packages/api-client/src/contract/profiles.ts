import { notificationSettingsSchema } from '@aura/domain/forms/notification-settings';
import { accountDeletionPhrase, usernameMaxLength } from '@aura/domain/limits/auth';
import { bioMaxLength, displayNameMaxLength, locationMaxLength } from '@aura/domain/limits/profile';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { uploadErrors } from './errors.ts';
import {
  authorFields,
  done,
  file,
  id,
  imageId,
  imageMeta,
  imageWidth,
  ownEmail,
  privacyInput,
  privacyLevel,
  text,
} from './fields.ts';
import { accountNameMaxLength, blockedListMaxCount } from './wire-limits.ts';

/** An entry of followers and following; the email is empty except for the user themselves. */
export const followWire = z.object({
  username: z.string(),
  displayname: z.string(),
  email: z.string(),
  profilePicId: z.nullable(imageId),
});

export const profileWire = z.object({
  ...authorFields,
  /** The email for the user themselves, an opaque id for others. */
  userID: z.string(),
  userName: z.string(),
  /** Empty except for the user themselves. */
  email: z.string(),
  location: z.string(),
  profileBio: z.string(),
  profilePicMeta: z.nullable(imageMeta),
  postPrivacy: privacyLevel,
  profilePrivacy: privacyLevel,
  /** Usernames, comma-joined; empty except for the user themselves. */
  blockedList: z.string(),
  userPosts: z.array(id),
  /** Both are empty for others unless the profile is public. */
  postLikes: z.array(id),
  itemLikes: z.array(id),
  followers: z.array(followWire),
  following: z.array(followWire),
  isOwner: z.boolean(),
});

export type ProfileWire = z.infer<typeof profileWire>;
export type FollowWire = z.infer<typeof followWire>;

const profileEnvelope = z.object({ success: z.literal(true), profile: profileWire });

const getProfile = defineCall({
  name: 'getProfile',
  summary: "The caller's own profile",
  method: 'GET',
  path: '/getProfile',
  encoding: 'query',
  access: 'required',
  rateLimit: 'read',
  request: z.object({ userID: ownEmail }),
  callerFields: ['userID'],
  response: profileEnvelope,
  payload: 'profile',
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
  source: 'specified',
});

const getProfileByUsername = defineCall({
  name: 'getProfileByUsername',
  summary: "Another person's profile",
  method: 'GET',
  path: '/getProfileByUsername',
  encoding: 'query',
  access: 'required',
  rateLimit: 'read',
  request: z.object({ username: text(accountNameMaxLength) }),
  response: profileEnvelope,
  payload: 'profile',
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
  source: 'assumed',
});

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

const updateProfile = defineCall({
  name: 'updateProfile',
  summary: 'Change the fields that are sent; the others stay',
  method: 'PUT',
  path: '/updateProfile',
  encoding: 'multipart',
  access: 'required',
  rateLimit: 'upload',
  request: z.object({
    userID: ownEmail,
    postPrivacy: z.optional(privacyInput),
    profilePrivacy: z.optional(privacyInput),
    blockedList: z.optional(z.array(text(usernameMaxLength)).check(z.maxLength(blockedListMaxCount))),
    displayName: z.optional(text(displayNameMaxLength)),
    username: z.optional(text(usernameMaxLength)),
    email: z.optional(ownEmail),
    location: z.optional(text(locationMaxLength)),
    profileBio: z.optional(text(bioMaxLength)),
    profilePicture: z.optional(file),
  }),
  callerFields: ['userID', 'email'],
  response: z.object({ success: z.literal(true), profilePicId: z.nullable(imageId) }),
  commaFields: ['blockedList'],
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'USERNAME_TAKEN', ...uploadErrors],
  source: 'specified',
});

const checkUsername = defineCall({
  name: 'checkUsername',
  summary: 'Whether a username is free; asked before there is an account',
  method: 'GET',
  path: '/checkUsername',
  encoding: 'query',
  access: 'public',
  rateLimit: 'username',
  request: z.object({ username: text(accountNameMaxLength) }),
  response: z.object({ success: z.literal(true), available: z.boolean() }),
  errors: [],
  source: 'specified',
});

const updateNotificationSettings = defineCall({
  name: 'updateNotificationSettings',
  summary: 'Store the six notification switches',
  method: 'PUT',
  path: '/updateNotificationSettings',
  encoding: 'form',
  access: 'required',
  rateLimit: 'write',
  request: z.object({ userID: ownEmail, settings: notificationSettingsSchema }),
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
  rateLimit: 'delete',
  request: z.object({ userID: ownEmail, confirmationText: z.literal(accountDeletionPhrase) }),
  callerFields: ['userID'],
  response: done,
  errors: ['UNAUTHENTICATED', 'RECENT_LOGIN_REQUIRED', 'FORBIDDEN'],
  source: 'specified',
});

const getProfilePicture = defineCall({
  name: 'getProfilePicture',
  summary: "A person's picture",
  method: 'GET',
  path: '/profilePicture/{picId}',
  encoding: 'query',
  access: 'public',
  rateLimit: 'image',
  request: z.object({ picId: imageId, w: imageWidth }),
  response: null,
  errors: ['NOT_FOUND'],
  source: 'specified',
});

export const profileCalls = {
  getProfile,
  getProfileByUsername,
  createUserProfile,
  updateProfile,
  checkUsername,
  updateNotificationSettings,
  deleteAccount,
  getProfilePicture,
};
