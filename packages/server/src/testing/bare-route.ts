import { Hono } from 'hono';

/** A server that does nothing but answer one JSON: what every request costs at least. */
export function bareApp(body: object): Hono {
  return new Hono().get('/', (context) => context.json(body));
}
