import { Hono } from 'hono';

/** A server that only responds with one JSON body, to measure the minimum cost of a request. */
export function bareApp(body: object): Hono {
  return new Hono().get('/', (context) => context.json(body));
}
