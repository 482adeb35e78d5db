import { wearItemsMaxCount } from '@aura/domain/limits/wears';
import { outfitLayersSchema } from '@aura/domain/outfits';
import { wearProblems } from '@aura/domain/refusals';
import { isWearRange } from '@aura/domain/rules/wears';
import { wearDaySchema } from '@aura/domain/wears';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { repeatErrors } from './errors.ts';
import { count, id } from './fields.ts';

const wearWire = z.object({
  id,
  /** `YYYY-MM-DD` in the person's time zone. */
  date: z.string(),
  planned: z.boolean(),
  /** Items of the caller's wardrobe; never empty. */
  itemIds: z.array(id),
  /** Null when there was no outfit, or when it was deleted. */
  outfitId: z.nullable(id),
  postId: z.nullable(id),
});

export type WearWire = z.infer<typeof wearWire>;

/** The outfits of wears, each once. */
const wornOutfits = z.array(z.object({ id, name: z.string(), layers: outfitLayersSchema }));

export type WornOutfitWire = z.infer<typeof wornOutfits>[number];

/** How often items were worn, after a change. */
const wornItems = z.array(z.object({ id, wears: count, lastWorn: z.nullable(z.string()) }));

export type WornItemWire = z.infer<typeof wornItems>[number];

/** How often an outfit was worn, and when it is planned. Responses of earlier versions have none of it. */
export const outfitWears = {
  /** The days on which it was worn, and the last of them. */
  wears: z._default(count, 0),
  lastWorn: z._default(z.nullable(z.string()), null),
  /** The first days for which it is planned, from the earliest day that is today anywhere. */
  plannedDays: z._default(z.array(z.string()), []),
};

/** The outfit of a wear after a change; null without one. */
const wornOutfit = z._default(z.nullable(z.object({ id, ...outfitWears })), null);

export type OutfitWearsWire = NonNullable<z.infer<typeof wornOutfit>>;

const addWear = defineCall({
  name: 'addWear',
  summary: 'Log garments or an outfit as worn on a day, or plan to wear them; the same once per day',
  method: 'POST',
  path: '/addWear',
  encoding: 'json',
  access: 'required',
  rateLimit: 'write',
  request: z.object({
    date: wearDaySchema,
    itemIds: z.array(id).check(
      z.minLength(1),
      z.maxLength(wearItemsMaxCount, `must have at most ${wearItemsMaxCount} garments`),
      z.refine((ids) => new Set(ids).size === ids.length, 'a garment twice'),
    ),
    /** The outfit that these garments are. */
    outfitId: z.optional(id),
    /** An own post that shows them. */
    postId: z.optional(id),
    planned: z._default(z.boolean(), false),
  }),
  response: z.object({
    success: z.literal(true),
    wear: wearWire,
    outfits: wornOutfits,
    /** False when the same was logged or planned for this day before. */
    added: z.boolean(),
    /** Whether the wear was a plan before, which it has replaced. */
    wasPlanned: z._default(z.boolean(), false),
    items: wornItems,
    outfit: wornOutfit,
  }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', ...repeatErrors],
  idempotent: true,
  source: 'assumed',
});

const deleteWear = defineCall({
  name: 'deleteWear',
  summary: 'Delete an own wear or plan',
  method: 'DELETE',
  path: '/deleteWear/{id}',
  encoding: 'json',
  access: 'required',
  rateLimit: 'write',
  request: z.object({ id }),
  response: z.object({ success: z.literal(true), items: wornItems, outfit: wornOutfit }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
  source: 'assumed',
});

const getWears = defineCall({
  name: 'getWears',
  summary: "The caller's wears and plans of a range of days, the earliest first",
  method: 'GET',
  path: '/getWears',
  encoding: 'query',
  access: 'required',
  rateLimit: 'read',
  offline: 'own',
  request: z
    .object({ from: wearDaySchema, to: wearDaySchema })
    .check(z.refine(isWearRange, { error: wearProblems.rangeTooLong, path: ['to'] })),
  response: z.object({ success: z.literal(true), wears: z.array(wearWire), outfits: wornOutfits }),
  errors: ['UNAUTHENTICATED'],
  source: 'assumed',
});

export const wearCalls = { addWear, deleteWear, getWears };
