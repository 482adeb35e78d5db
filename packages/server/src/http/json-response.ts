import type { Context } from 'hono';
import { compressed } from './compressed.ts';

/** Responds with JSON that no cache stores. */
export async function jsonResponse(context: Context, json: object): Promise<Response> {
  const { body, headers } = await compressed(context, JSON.stringify(json));
  return context.body(body, 200, {
    'content-type': 'application/json',
    'cache-control': 'private, no-store',
    ...headers,
  });
}
