import { Hono } from 'hono';

/** A server that only answers one JSON body: the minimum cost of a request. */
export function bareApp(body: object): Hono {
  return new Hono().get('/', (context) => context.json(body));
}
