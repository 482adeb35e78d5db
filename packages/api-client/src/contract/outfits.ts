import { outfitNameMaxLength, outfitsPageSize } from '@aura/domain/limits/outfits';
import { outfitLayerSchema, outfitLayersSchema } from '@aura/domain/outfits';
import { occasions } from '@aura/domain/vocabularies/occasions';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { repeatErrors } from './errors.ts';
import {
  count,
  done,
  filledText,
  id,
  imageId,
  imageWidth,
  nextCursor,
  pageLimit,
  timeCursor,
} from './fields.ts';
import { itemWire } from './items.ts';
import { outfitWears } from './wears.ts';

const occasionList = z.array(z.enum(occasions)).check(
  z.maxLength(occasions.length),
  z.refine((list) => new Set(list).size === list.length, 'an occasion twice'),
);

const outfitWire = z.object({
  id,
  name: z.string(),
  occasions: z.array(z.enum(occasions)),
  /**
   * The lowest first. A layer has no item when the garment was deleted, or when its owner no longer shows it.
   */
  layers: z.array(z.extend(outfitLayerSchema, { item: z.nullable(itemWire) })),
  /** Increases with every change. */
  version: count,
  /** Path of the image of all garments, below the API's prefix; null when no garment has a photo. */
  image: z.nullable(z.string()),
  ...outfitWears,
  createdAt: z.union([z.string(), z.number()]),
  updatedAt: z.union([z.string(), z.number()]),
});

export type OutfitWire = z.infer<typeof outfitWire>;

/** What a person decides about an outfit. */
const facts = {
  name: filledText(outfitNameMaxLength, `must have at most ${outfitNameMaxLength} characters`),
  occasions: occasionList,
  layers: outfitLayersSchema,
};

const outfitEnvelope = z.object({ success: z.literal(true), outfit: outfitWire });

const addOutfit = defineCall({
  name: 'addOutfit',
  summary: 'Save a new outfit of own garments and of garments on the wishlist',
  method: 'POST',
  path: '/addOutfit',
  encoding: 'json',
  access: 'required',
  rateLimit: 'write',
  request: z.object(facts),
  response: outfitEnvelope,
  payload: 'outfit',
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', ...repeatErrors],
  idempotent: true,
  source: 'assumed',
});

const updateOutfit = defineCall({
  name: 'updateOutfit',
  summary: 'Change an own outfit, unless it was changed since the given version',
  method: 'PUT',
  path: '/updateOutfit/{id}',
  encoding: 'json',
  access: 'required',
  rateLimit: 'write',
  request: z.object({ id, version: count, ...facts }),
  response: outfitEnvelope,
  payload: 'outfit',
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'OUTFIT_CHANGED'],
  source: 'assumed',
});

const deleteOutfit = defineCall({
  name: 'deleteOutfit',
  summary: 'Delete an own outfit with its image; its garments stay',
  method: 'DELETE',
  path: '/deleteOutfit/{id}',
  encoding: 'json',
  access: 'required',
  rateLimit: 'delete',
  request: z.object({ id }),
  response: done,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
  source: 'assumed',
});

const getOutfit = defineCall({
  name: 'getOutfit',
  summary: "One of the caller's outfits",
  method: 'GET',
  path: '/outfit/{id}',
  encoding: 'query',
  access: 'required',
  rateLimit: 'read',
  offline: 'own',
  request: z.object({ id }),
  response: outfitEnvelope,
  payload: 'outfit',
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
  source: 'assumed',
});

const getOutfits = defineCall({
  name: 'getOutfits',
  summary: "A page of the caller's outfits, newest first",
  method: 'GET',
  path: '/getOutfits',
  encoding: 'query',
  access: 'required',
  rateLimit: 'read',
  offline: 'own',
  request: z.object({
    limit: pageLimit(outfitsPageSize),
    /** `next` of the previous page. */
    after: z.optional(timeCursor),
    /** Only the outfits with this garment. */
    itemId: z.optional(id),
  }),
  response: z.object({
    success: z.literal(true),
    outfits: z.array(outfitWire),
    /** The number of all outfits of the list. */
    total: count,
    next: nextCursor,
  }),
  errors: ['UNAUTHENTICATED'],
  source: 'assumed',
});

const getOutfitImage = defineCall({
  name: 'getOutfitImage',
  summary: 'The image of an outfit, from its address in an outfit',
  method: 'GET',
  path: '/outfitImage/{imageId}',
  encoding: 'query',
  access: 'public',
  rateLimit: 'image',
  request: z.object({
    imageId,
    /** Changes with what the image shows; a browser does not load the same address again. */
    v: z.optional(z.string().check(z.maxLength(64))),
    w: imageWidth,
  }),
  response: null,
  errors: ['NOT_FOUND'],
  source: 'assumed',
});

export const outfitCalls = {
  addOutfit,
  updateOutfit,
  deleteOutfit,
  getOutfit,
  getOutfits,
  getOutfitImage,
};
