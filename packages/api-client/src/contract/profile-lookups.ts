import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { imageId, imageWidth, text } from './fields.ts';
import { accountNameMaxLength } from './wire-limits.ts';

const checkUsername = defineCall({
  name: 'checkUsername',
  summary: 'Whether a username is available',
  method: 'GET',
  path: '/checkUsername',
  encoding: 'query',
  access: 'public',
  rateLimit: 'username',
  offline: 'none',
  request: z.object({ username: text(accountNameMaxLength) }),
  response: z.object({ success: z.literal(true), available: z.boolean() }),
  errors: [],
  source: 'specified',
});

const getProfilePicture = defineCall({
  name: 'getProfilePicture',
  summary: "A person's image",
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

/** Names and images of people. Apart from the calls that the first visit loads. */
export const profileLookupCalls = { checkUsername, getProfilePicture };
