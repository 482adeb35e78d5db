import { itemBatchMax } from '@aura/domain/limits/wardrobe';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { id, ownEmail } from './fields.ts';
import { itemWire, requestFacts } from './items.ts';

/** Calls that change several items of the caller's wardrobe. */

const itemIds = z.array(id).check(z.minLength(1), z.maxLength(itemBatchMax));

/** Ids of items that do not exist, or do not belong to the caller. */
const failedIds = z.array(id);

const { name: _, ...detailFacts } = requestFacts;

const updateItems = defineCall({
  name: 'updateItems',
  summary: 'Change facts of several own items, or archive them; omitted facts stay',
  method: 'PUT',
  path: '/updateItems',
  encoding: 'json',
  access: 'required',
  rateLimit: 'write',
  request: z.object({
    email: ownEmail,
    itemIds,
    changes: z
      .partial(z.object({ ...detailFacts, archived: z.boolean() }))
      .check(z.refine((changes) => Object.values(changes).some((change) => change !== undefined))),
  }),
  callerFields: ['email'],
  response: z.object({ success: z.literal(true), items: z.array(itemWire), failedIds }),
  errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
  source: 'assumed',
});

const deleteItems = defineCall({
  name: 'deleteItems',
  summary: 'Delete several own items',
  method: 'POST',
  path: '/deleteItems',
  encoding: 'json',
  access: 'required',
  rateLimit: 'delete',
  request: z.object({ email: ownEmail, itemIds }),
  callerFields: ['email'],
  response: z.object({ success: z.literal(true), deletedIds: z.array(id), failedIds }),
  errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
  source: 'assumed',
});

export const itemBatchCalls = { updateItems, deleteItems };
