import { calls } from '@aura/api-client/contract/calls';
import pino from 'pino';
import { expect, vi } from 'vitest';
import type { Database } from '../db/database.ts';
import { openReplica, replicaLimits } from '../db/replica.ts';
import { noTelemetry } from '../telemetry/telemetry.ts';
import { sharePost } from './content.ts';
import { startTestServer, type TestUser } from './server.ts';

/** Time for a replica to receive something on a busy machine. */
export const waitMs = 20_000;

export type ReadingServer = Awaited<ReturnType<typeof startReadingServer>>;

/**
 * Starts a server in memory that reads a replica.
 * @param logged receives the messages of its log
 */
export async function startReadingServer(
  config: Parameters<typeof openReplica>[0],
  db: Database,
  logged: string[],
  maxAgeMs = replicaLimits.maxAgeMs,
) {
  const targets: string[] = [];
  const metrics = {
    ...noTelemetry.metrics,
    replicaReadEnded: (target: string) => void targets.push(target),
  };
  const log = pino({ base: null }, { write: (line) => void logged.push(JSON.parse(line).msg) });
  const limits = { maxAgeMs, logIntervalMs: 0 };
  const replica = openReplica(config, { log, telemetry: { ...noTelemetry, metrics } }, limits);
  const server = await startTestServer({ services: { db, replica } });

  /** Reads the feed; `target` is the database that answered. */
  async function feed({ token }: TestUser, request = {}) {
    const { status, body } = await server.call(calls.getPosts, request, token);
    expect(status).toBe(200);
    return { ids: body.posts.map(({ id }) => id), posts: body.posts, target: targets.at(-1) };
  }

  /** Shares a post, newer than all others, and returns its id. */
  async function share(person: TestUser): Promise<string> {
    server.clock.now = new Date(server.clock.now.getTime() + 1_000);
    return (await sharePost(server, person)).id;
  }

  /** Reads the feed until it is as expected: on a busy machine the replica may take too long for a read. */
  const waitForPage = (user: TestUser, expected: object, request = {}) =>
    vi.waitFor(async () => expect(await feed(user, request)).toMatchObject(expected), waitMs);

  async function close(): Promise<void> {
    await server.close();
    await replica.close();
  }

  return { server, replica, feed, share, waitForPage, close };
}
