import { wishlistSources } from '@aura/domain/vocabularies/wishlist-sources';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { done, id, ownEmail } from './fields.ts';
import { itemWire } from './items.ts';

const favoriteRequest = z.object({ email: ownEmail, itemID: id });

const addFavorite = defineCall({
  name: 'addFavorite',
  summary: 'Put an item on the wishlist; once is enough',
  method: 'POST',
  path: '/addFavorite',
  encoding: 'json',
  access: 'required',
  rateLimit: 'write',
  request: z.object({
    email: ownEmail,
    itemID: id,
    source: z._default(z.enum(wishlistSources), 'aura-feed'),
  }),
  callerFields: ['email'],
  response: done,
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
  source: 'assumed',
});

const removeFavorite = defineCall({
  name: 'removeFavorite',
  summary: 'Take an item off the wishlist',
  method: 'POST',
  path: '/removeFavorite',
  encoding: 'json',
  access: 'required',
  rateLimit: 'write',
  request: favoriteRequest,
  callerFields: ['email'],
  response: done,
  errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
  source: 'assumed',
});

export const favoriteWire = z.object({
  item: itemWire,
  addedToWishlistAt: z.union([z.string(), z.number()]),
  source: z.enum(wishlistSources),
});

export type FavoriteWire = z.infer<typeof favoriteWire>;

const getFavorites = defineCall({
  name: 'getFavorites',
  summary: "The caller's wishlist, newest first",
  method: 'GET',
  path: '/getFavorites',
  encoding: 'query',
  access: 'required',
  rateLimit: 'read',
  offline: 'own',
  request: z.object({ email: ownEmail }),
  callerFields: ['email'],
  response: z.object({ success: z.literal(true), favorites: z.array(favoriteWire) }),
  payload: 'favorites',
  errors: ['UNAUTHENTICATED', 'FORBIDDEN'],
  source: 'assumed',
});

export const wishlistCalls = { addFavorite, removeFavorite, getFavorites };
