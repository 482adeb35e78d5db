import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { id } from './fields.ts';
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

export const cutoutCalls = { showCutout };
