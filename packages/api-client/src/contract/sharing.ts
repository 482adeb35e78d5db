import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { text } from './fields.ts';

/** The header `Idempotency-Key` of a request, as a field. */
const idempotencyKey = text(200).check(z.regex(/^[\x21-\x7e]+$/));

const getShareState = defineCall({
  name: 'getShareState',
  summary: 'Whether the own request to share a post under an idempotency key has arrived',
  method: 'GET',
  path: '/getShareState',
  encoding: 'query',
  access: 'required',
  rateLimit: 'read',
  offline: 'none',
  request: z.object({ idempotencyKey }),
  /** `unknown` when it has not arrived, has failed, or was answered long ago. */
  response: z.object({ success: z.literal(true), state: z.enum(['done', 'running', 'unknown']) }),
  payload: 'state',
  errors: ['UNAUTHENTICATED'],
  source: 'assumed',
});

/** Apart from the other calls of posts, since few pages need it. */
export const sharingCalls = { getShareState };
