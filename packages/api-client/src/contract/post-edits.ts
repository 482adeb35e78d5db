import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { id } from './fields.ts';
import { postEnvelope, postTexts } from './posts.ts';

const updatePost = defineCall({
  name: 'updatePost',
  summary: 'Change caption, tags or alternative text of an own post; omitted fields stay',
  method: 'PUT',
  path: '/post/{id}',
  encoding: 'json',
  access: 'required',
  rateLimit: 'write',
  request: z.object({
    id,
    caption: z.optional(postTexts.caption),
    imageAlt: z.optional(postTexts.imageAlt),
    auraTags: z.optional(postTexts.auraTags),
  }),
  response: postEnvelope,
  payload: 'post',
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
  source: 'assumed',
});

/** Apart from the other calls of posts, since only the form of an own post needs it. */
export const postEditCalls = { updatePost };
