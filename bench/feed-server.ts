import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../packages/server/src/app.ts';
import { readConfig } from '../packages/server/src/config/config.ts';
import type { Database } from '../packages/server/src/db/database.ts';
import { createTestDatabase } from '../packages/server/src/db/testing.ts';
import { apiRoot } from '../packages/server/src/http/handle.ts';
import { createLanes } from '../packages/server/src/http/lanes.ts';
import { createRateLimiter } from '../packages/server/src/http/rate-limit.ts';
import { createRunningRequests } from '../packages/server/src/http/running-requests.ts';
import { processUpload, resizeVariant } from '../packages/server/src/images/process.ts';
import { createLog } from '../packages/server/src/log.ts';
import { createImages } from '../packages/server/src/modules/images/images.service.ts';
import { createRunningErasures } from '../packages/server/src/modules/profiles/running-erasures.ts';
import type { Services } from '../packages/server/src/services.ts';
import { openStorage } from '../packages/server/src/storage/storage.ts';
import { noTelemetry, type Telemetry } from '../packages/server/src/telemetry/telemetry.ts';
import { fillFeed } from './rows.ts';

/** A token is the uid of its user; tokens are not verified, since authentication is not measured. */
const viewerOf = (uid: string) => ({
  uid,
  email: `${uid.replace('bench-', 'person')}@example.com`,
  emailVerified: true,
  authTime: new Date(),
});
const headersOf = (uid: string) => ({ authorization: `Bearer ${uid}` });

async function feedServices(db: Database, telemetry: Telemetry): Promise<Services> {
  const config = readConfig({
    DATA_DIR: join(tmpdir(), 'aura-bench'),
    RATE_LIMIT_FACTOR: '0',
    // Lanes and steps are wider than with the embedded database.
    DATABASE_URL: process.env.TEST_DATABASE_URL,
  });
  const storage = await openStorage(config);
  const clock = () => new Date();
  const secret = 'a secret of the benchmark alone, 32+';
  return {
    config,
    db,
    replica: null,
    storage,
    images: createImages({ storage, secret, clock, processUpload, resizeVariant }),
    analyzer: { analyze: () => Promise.resolve([]) },
    identity: { isKnown: () => false, verify: (token) => Promise.resolve(viewerOf(token)) },
    limiter: createRateLimiter(config.rateLimitFactor, clock),
    running: createRunningRequests(),
    erasures: createRunningErasures(),
    lanes: createLanes(config),
    clock,
    log: createLog('silent'),
    telemetry,
    stopping: new AbortController().signal,
  };
}

/**
 * Starts the complete server without network, on a database with this many posts.
 * @param telemetry what it measures about itself; nothing by default
 */
export async function startFeedServer(posts: number, telemetry = noTelemetry) {
  const { db, close } = await createTestDatabase();
  await fillFeed(db, posts);
  const app = createApp(await feedServices(db, telemetry), null);

  /**
   * Requests a page of the feed.
   * @throws when the server rejects it
   */
  async function get(query: string, uid = 'bench-0'): Promise<string> {
    const answer = await app.request(`${apiRoot}/posts?${query}`, { headers: headersOf(uid) });
    if (answer.status !== 200) throw new Error(`posts: ${answer.status}`);
    return answer.text();
  }

  /**
   * Sends a form.
   * @throws when the server rejects it
   */
  async function send(method: string, path: string, body: URLSearchParams): Promise<void> {
    const answer = await app.request(path, { method, body, headers: headersOf('bench-0') });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  }

  /** Asks whether the server is alive, which costs it the least of all requests. */
  const live = async () => (await app.request('/api/health/live')).text();

  return { db, get, send, live, close };
}
