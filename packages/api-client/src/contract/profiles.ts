import { someNotificationSettingsSchema } from '@aura/domain/forms/notification-settings';
import { reportReasons } from '@aura/domain/vocabularies/report-reasons';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { authorFields, count, id, imageId, imageMeta, ownEmail, privacyLevel, text } from './fields.ts';
import { accountNameMaxLength } from './wire-limits.ts';

/** An entry of followers and following; the email is empty except for the user themselves. */
export const followWire = z.object({
  username: z.string(),
  displayname: z.string(),
  email: z.string(),
  profilePicId: z.nullable(imageId),
  isFollowed: authorFields.isFollowed,
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
  /** Only for the user themselves. A switch that is absent is on. */
  notificationSettings: z.optional(someNotificationSettingsSchema),
  /** The newest, at most `profilePostsMaxCount`: `getUserPosts` reads all. */
  userPosts: z.array(id),
  /** The number of all posts that the caller may see. */
  postCount: z.optional(count),
  /**
   * The newest of each, at most `profileLikesMaxCount`: `getLikedPosts` and `getLikedItems` read all. Both are empty for
   * others unless the profile is public.
   */
  postLikes: z.array(id),
  itemLikes: z.array(id),
  /** The number of liked items up to `likedItemsCountMax`; absent for others. */
  itemLikeCount: z.optional(count),
  /** The newest of each, at most `profileFollowsMaxCount`: `getFollows` reads all. */
  followers: z.array(followWire),
  following: z.array(followWire),
  /** The numbers of all that the caller may see. */
  followerCount: z.optional(count),
  followingCount: z.optional(count),
  /** Whether the person follows the caller; absent for the caller themselves. */
  followsCaller: z.optional(z.boolean()),
  /** Of the followers, those whom the caller follows: the newest, and their number; absent for the caller themselves. */
  followedBy: z.optional(z.object({ people: z.array(z.object(authorFields)), total: count })),
  isOwner: z.boolean(),
  /** Whether the user may moderate; absent for others. */
  isModerator: z.optional(z.boolean()),
  /** Why and until when the user cannot write; absent for others. */
  suspension: z.optional(
    z.nullable(z.object({ until: z.nullable(z.string()), reason: z.enum(reportReasons), words: z.string() })),
  ),
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
  offline: 'own',
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
  offline: 'none',
  request: z.object({ username: text(accountNameMaxLength) }),
  response: profileEnvelope,
  payload: 'profile',
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
  source: 'assumed',
});

export const profileCalls = { getProfile, getProfileByUsername };
