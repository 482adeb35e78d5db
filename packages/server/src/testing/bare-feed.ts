import type { AddressInfo } from 'node:net';
import { feedFirstOffset, feedPageSize } from '@aura/domain/limits/feed';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { Database } from '../db/database.ts';
import { createPool, planningOptions } from '../db/postgres-pool.ts';
import { buildFeedQuery } from '../modules/posts/feed-query.repository.ts';

const firstPage = { order: 'desc', limit: feedPageSize, offset: feedFirstOffset, afterCursor: null } as const;

/**
 * Starts a server that answers each request with the rows of the first page of the feed, which it reads with the
 * product's own statement, prepared under a name: the minimum cost of such an answer.
 */
export async function startBareFeed(databaseUrl: string, db: Database, viewerId: string) {
  const pool = createPool({ connectionString: databaseUrl, max: 20, options: planningOptions });
  const page = buildFeedQuery(db, { viewerId, ...firstPage, searchTerm: null, filter: null });
  const { sql: text, params: values } = page.toSQL();
  const app = new Hono().get('/', async (context) => {
    const { rows } = await pool.query({ name: 'feed', text, values, rowMode: 'array' });
    return context.json({ rows });
  });
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const started = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () => resolve(started));
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      await pool.end();
    },
  };
}
