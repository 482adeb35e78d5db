import {
  detailFactNames,
  itemFactNames,
  itemFactSchemas,
  itemFacts,
  mapItemFacts,
} from '@aura/domain/item-facts';
import {
  itemFactMaxLength,
  itemNotesMaxLength,
  itemPriceMax,
  wardrobePageMaxSize,
} from '@aura/domain/limits/wardrobe';
import { ownFactsSchema } from '@aura/domain/own-facts';
import { pick } from '@aura/domain/utils/pick';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { repeatErrors, uploadErrors } from './errors.ts';
import {
  count,
  done,
  file,
  id,
  imageId,
  imageWidth,
  itemImageFields,
  ownEmail,
  text,
  timeCursor,
} from './fields.ts';
import { itemLikeCalls } from './item-likes.ts';

const fact = text(itemFactMaxLength);

/** The facts of a response. Values outside a vocabulary are accepted here and removed by the mappers. */
export const factWires = mapItemFacts({
  text: () => z.string(),
  choice: () => z.string(),
  list: () => z.optional(z.readonly(z.array(z.string()))),
});

/** The owner's facts of a response; a currency outside the vocabulary is removed by the mapper. */
const ownFactsWire = z.object({
  ...ownFactsSchema.shape,
  price: z.nullable(z.object({ amount: count, currency: z.string() })),
});

export const itemWire = z.object({
  id,
  /** The item's name: `itemName` in the request that creates it, `description` in responses. */
  description: z.string(),
  ...pick(factWires, detailFactNames),
  ...itemImageFields,
  likes: count,
  /** Whether the caller likes it. */
  liked: z.optional(z.boolean()),
  price: z.optional(z.string()),
  store: z.optional(z.string()),
  isOwner: z.boolean(),
  /** Only in responses to the item's owner. */
  own: z.optional(ownFactsWire),
  /** The days on which it was worn, and the last of them; only in responses to the item's owner. */
  wears: z.optional(count),
  lastWorn: z.optional(z.nullable(z.string())),
  /** Whether an analysis found it in a photo; only in responses to the item's owner. */
  detected: z.optional(z.boolean()),
});

export type ItemWire = z.infer<typeof itemWire>;

/** The facts of a request; an omitted list is not changed. */
export const requestFacts = mapItemFacts({
  text: () => fact,
  choice: () => fact.check(z.minLength(1)),
  list: (name) => z.optional(itemFactSchemas[name]),
});
const facts = pick(requestFacts, detailFactNames);
/** The owner's facts of a request, as JSON in a form; omitted, they are not changed. */
const ownFacts = z.object({
  ...ownFactsSchema.shape,
  notes: text(itemNotesMaxLength),
  price: z.nullable(
    z.object({
      ...ownFactsSchema.shape.price.def.innerType.shape,
      amount: count.check(z.maximum(itemPriceMax)),
    }),
  ),
  purchaseDate: z.union([z.literal(''), z.iso.date()]),
});
const listFields = itemFactNames.filter((name) => itemFacts[name].kind === 'list');

export const itemEnvelope = z.object({ success: z.literal(true), item: itemWire });
const itemsEnvelope = z.object({ success: z.literal(true), items: z.array(itemWire) });

const addUserItem = defineCall({
  name: 'addUserItem',
  summary: 'Put an item into the wardrobe',
  method: 'POST',
  path: '/addUserItem',
  encoding: 'multipart',
  access: 'required',
  rateLimit: 'upload',
  request: z.object({
    userID: ownEmail,
    ...facts,
    itemName: fact,
    own: z.optional(ownFacts),
    frontImage: file,
    backImage: file,
  }),
  commaFields: listFields,
  jsonFields: ['own'],
  callerFields: ['userID'],
  response: itemEnvelope,
  payload: 'item',
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', ...uploadErrors, ...repeatErrors],
  idempotent: true,
  source: 'specified',
});

const updateItem = defineCall({
  name: 'updateItem',
  summary: 'Change an own item; photos that are not sent stay',
  method: 'PUT',
  path: '/updateItem/{itemId}',
  encoding: 'multipart',
  access: 'required',
  rateLimit: 'upload',
  request: z.object({
    itemId: id,
    email: ownEmail,
    ...facts,
    description: fact,
    own: z.optional(z.partial(ownFacts, { archived: true })),
    frontImage: z.optional(file),
    backImage: z.optional(file),
  }),
  commaFields: listFields,
  jsonFields: ['own'],
  callerFields: ['email'],
  response: itemEnvelope,
  payload: 'item',
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', ...uploadErrors],
  source: 'specified',
});

const deleteItem = defineCall({
  name: 'deleteItem',
  summary: 'Delete an own item',
  method: 'DELETE',
  path: '/deleteItem/{itemId}',
  encoding: 'form',
  access: 'required',
  rateLimit: 'delete',
  request: z.object({ itemId: id, email: ownEmail }),
  callerFields: ['email'],
  response: done,
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
  source: 'specified',
});

const getAllUserItems = defineCall({
  name: 'getAllUserItems',
  summary: "The caller's wardrobe or a page of it, newest first",
  method: 'GET',
  path: '/getAllUserItems',
  encoding: 'query',
  access: 'required',
  rateLimit: 'read',
  offline: 'own',
  request: z.object({
    /** Items of the page. Without it, and without `after`, the answer is the whole wardrobe. */
    limit: z.optional(z.coerce.number<number>().check(z.int(), z.minimum(1), z.maximum(wardrobePageMaxSize))),
    userID: ownEmail,
    /** `next` of the previous page. */
    after: z.optional(timeCursor),
  }),
  callerFields: ['userID'],
  response: z.extend(itemsEnvelope, {
    /** Where the next page begins; null after the last one, absent when no page was requested. */
    next: z.optional(z.nullable(timeCursor)),
  }),
  payload: 'items',
  errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
  source: 'specified',
});

const getItem = defineCall({
  name: 'getItem',
  summary: 'One item',
  method: 'GET',
  path: '/item/{id}',
  encoding: 'query',
  access: 'public',
  rateLimit: 'read',
  offline: 'posts',
  request: z.object({ id }),
  response: itemEnvelope,
  payload: 'item',
  errors: ['NOT_FOUND'],
  source: 'specified',
});

const getPostItems = defineCall({
  name: 'getPostItems',
  summary: "A post's linked items",
  method: 'GET',
  path: '/postItems/{postId}',
  encoding: 'query',
  access: 'required',
  rateLimit: 'read',
  offline: 'posts',
  request: z.object({ postId: id }),
  response: itemsEnvelope,
  payload: 'items',
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
  source: 'specified',
});

const getItemImage = defineCall({
  name: 'getItemImage',
  summary: "An item's image",
  method: 'GET',
  path: '/itemImage/{imageId}',
  encoding: 'query',
  access: 'public',
  rateLimit: 'image',
  request: z.object({ imageId, w: imageWidth }),
  response: null,
  errors: ['NOT_FOUND'],
  source: 'specified',
});

export const itemCalls = {
  ...itemLikeCalls,
  addUserItem,
  updateItem,
  deleteItem,
  getAllUserItems,
  getItem,
  getPostItems,
  getItemImage,
};
