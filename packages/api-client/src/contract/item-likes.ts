import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { id, likeState, ownEmail } from './fields.ts';

const likeRequest = z.object({ userID: ownEmail, itemID: id });

const addItemLike = defineCall({
  name: 'addItemLike',
  summary: 'Like an item',
  method: 'POST',
  path: '/addItemLike',
  encoding: 'form',
  access: 'required',
  rateLimit: 'write',
  request: likeRequest,
  callerFields: ['userID'],
  response: likeState,
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
  source: 'specified',
});

const removeItemLike = defineCall({
  name: 'removeItemLike',
  summary: "Take an item's like back",
  method: 'POST',
  path: '/removeItemLike',
  encoding: 'form',
  access: 'required',
  rateLimit: 'write',
  request: likeRequest,
  callerFields: ['userID'],
  response: likeState,
  errors: ['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'],
  source: 'specified',
});

export const itemLikeCalls = { addItemLike, removeItemLike };
