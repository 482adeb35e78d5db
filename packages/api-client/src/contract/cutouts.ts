import { cutoutMaskMaxBytes } from '@aura/domain/limits/images';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { uploadErrors } from './errors.ts';
import { file, id, imageId } from './fields.ts';
import { itemEnvelope } from './items.ts';

const showCutout = defineCall({
  name: 'showCutout',
  summary: 'Choose whether an own item is shown by its cut-outs or by its photos',
  method: 'PUT',
  path: '/showCutout/{itemId}',
  encoding: 'json',
  access: 'required',
  rateLimit: 'write',
  request: z.object({ itemId: id, shown: z.boolean() }),
  response: itemEnvelope,
  payload: 'item',
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
  source: 'assumed',
});

const editCutout = defineCall({
  name: 'editCutout',
  summary: 'Cut the garment of a photo of an own item out by a drawn mask',
  method: 'PUT',
  path: '/editCutout/{itemId}',
  encoding: 'multipart',
  access: 'required',
  rateLimit: 'upload',
  request: z.object({
    itemId: id,
    side: z.enum(['front', 'back']),
    /** The image id of the photo that the mask was drawn on. */
    photo: imageId,
    /** An image in the proportions of the photo, at most as large; white belongs to the garment, black does not. */
    mask: file.check(z.refine((blob) => blob.size <= cutoutMaskMaxBytes, 'must be at most 2 MB')),
  }),
  response: itemEnvelope,
  payload: 'item',
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', ...uploadErrors],
  source: 'assumed',
});

export const cutoutCalls = { showCutout, editCutout };
