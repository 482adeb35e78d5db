import { postMaxItems } from '@aura/domain/limits/post';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { repeatErrors, uploadErrors } from './errors.ts';
import { done, file, id, ownEmail } from './fields.ts';
import { postEnvelope, postTexts } from './posts.ts';

const itemIds = z.array(id).check(z.maxLength(postMaxItems));

const addPost = defineCall({
  name: 'addPost',
  summary: 'Share an outfit photo',
  method: 'POST',
  path: '/addPost',
  encoding: 'multipart',
  access: 'required',
  rateLimit: 'upload',
  request: z.object({
    file,
    ...postTexts,
    imageAlt: z._default(postTexts.imageAlt, ''),
    userID: ownEmail,
    itemIDs: itemIds,
  }),
  callerFields: ['userID'],
  response: postEnvelope,
  jsonFields: ['auraTags', 'itemIDs'],
  payload: 'post',
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', ...uploadErrors, ...repeatErrors],
  idempotent: true,
  source: 'specified',
});

const updatePost = defineCall({
  name: 'updatePost',
  summary: 'Change texts or linked items of an own post; omitted fields stay',
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
    itemIDs: z.optional(itemIds),
  }),
  response: postEnvelope,
  payload: 'post',
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
  source: 'assumed',
});

const deletePost = defineCall({
  name: 'deletePost',
  summary: 'Delete an own post',
  method: 'DELETE',
  path: '/deletePost/{postId}',
  encoding: 'form',
  access: 'required',
  rateLimit: 'delete',
  request: z.object({ postId: id, userID: ownEmail }),
  callerFields: ['userID'],
  response: done,
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
  source: 'specified',
});

/** The calls that change own posts. Apart from those that the first visit loads. */
export const postEditCalls = { addPost, updatePost, deletePost };
