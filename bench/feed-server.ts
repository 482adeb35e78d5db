import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Call, RequestOf, ResponseOf } from '@aura/api-client/contract/call';
import { encodeRequest } from '@aura/api-client/contract/encode';
import { localMaskApplier } from '../packages/server/src/analysis/cutouts/mask-applier.ts';
import { createApp } from '../packages/server/src/app.ts';
import { readConfig } from '../packages/server/src/config/config.ts';
import type { Database } from '../packages/server/src/db/database.ts';
import { createSealedCursors } from '../packages/server/src/db/sealed-cursors.ts';
import { createTestDatabase } from '../packages/server/src/db/testing/test-database.ts';
import { apiRoot } from '../packages/server/src/http/handle.ts';
import { createLanes } from '../packages/server/src/http/lanes.ts';
import { createRateLimiter } from '../packages/server/src/http/rate-limit.ts';
import { createRunningRequests } from '../packages/server/src/http/running-requests.ts';
import { createAccounts } from '../packages/server/src/identity/accounts.ts';
import { encodeAvif, processUpload, resizeVariant } from '../packages/server/src/images/process.ts';
import { createLog } from '../packages/server/src/log.ts';
import { createImages } from '../packages/server/src/modules/images/images.service.ts';
import { createLocalChanges } from '../packages/server/src/modules/live-updates/changes.ts';
import { createLiveStreams } from '../packages/server/src/modules/live-updates/live-streams.ts';
import { createUnsubscribeTokens } from '../packages/server/src/modules/notification-delivery/email/unsubscribe-tokens.ts';
import { createPushSender } from '../packages/server/src/modules/notification-delivery/push/push-sender.ts';
import { createRunningErasures } from '../packages/server/src/modules/profiles/running-erasures.ts';
import type { Services } from '../packages/server/src/services.ts';
import { openStorage } from '../packages/server/src/storage/storage.ts';
import { noTelemetry, type Telemetry } from '../packages/server/src/telemetry/telemetry.ts';
import { fillFeed } from './rows.ts';

/** The only moderator. */
export const moderatorUid = 'bench-2';

const signedInAt = new Date();

/** A token is the uid of its user; tokens are not verified, since authentication is not measured. */
const viewerOf = (uid: string) => ({
  uid,
  email: `${uid.replace('bench-', 'person')}@example.com`,
  emailVerified: true,
  hasModeratorClaim: uid === moderatorUid,
  authTime: signedInAt,
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
  const log = createLog('silent');
  const changes = createLocalChanges();
  const secret = 'a secret of the benchmark alone, 32+';
  return {
    config,
    db,
    replica: null,
    storage,
    cutoutMaker: null,
    maskApplier: localMaskApplier,
    images: createImages({ storage, secret, clock, processUpload, resizeVariant, encodeAvif }),
    analyzer: { analyze: () => Promise.resolve([]) },
    identity: { isKnown: () => false, verify: (token) => Promise.resolve(viewerOf(token)) },
    accounts: createAccounts(db, clock),
    limiter: createRateLimiter(config.rateLimitFactor, clock),
    runningRequests: createRunningRequests(),
    runningErasures: createRunningErasures(),
    lanes: createLanes(config),
    changes,
    liveStreams: createLiveStreams({ db, changes, log, clock: () => performance.now() }),
    push: createPushSender({ ...config.push, privateKey: Buffer.alloc(32, 7).toString('base64url') }),
    mailer: null,
    unsubscribeTokens: createUnsubscribeTokens(secret),
    sealedCursors: createSealedCursors(secret),
    clock,
    log,
    telemetry,
    stopping: new AbortController().signal,
  };
}

/**
 * Starts the complete server without network, on a database with this many posts.
 * @param content number of posts, or a function that fills the database
 * @param telemetry what it measures about itself; nothing by default
 */
export async function startFeedServer(
  content: number | ((db: Database) => Promise<void>),
  telemetry = noTelemetry,
) {
  const { db, close } = await createTestDatabase({ reuse: false });
  await (typeof content === 'number' ? fillFeed(db, content) : content(db));
  const app = createApp(await feedServices(db, telemetry), null);

  /**
   * Sends a GET request.
   * @param path below the API's root, with its query
   * @throws when the server rejects it
   */
  async function read(path: string, uid = 'bench-0'): Promise<string> {
    const answer = await app.request(`${apiRoot}${path}`, { headers: headersOf(uid) });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    return answer.text();
  }

  /** Requests a page of the feed. */
  const get = (query: string, uid?: string) => read(`/posts?${query}`, uid);

  /**
   * Sends a form.
   * @throws when the server rejects it
   */
  async function send(method: string, path: string, body: URLSearchParams): Promise<void> {
    const answer = await app.request(path, { method, body, headers: headersOf('bench-0') });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  }

  /**
   * Sends a call of the contract.
   * @returns the parsed response; an image is read to its end
   * @throws when the server rejects it
   */
  async function call<C extends Call>(
    row: C,
    request: RequestOf<C>,
    uid = 'bench-0',
  ): Promise<ResponseOf<C>> {
    const { method, path, body, contentType } = encodeRequest(row, request);
    const answer = await app.request(`${apiRoot}${path}`, {
      method,
      body: body ?? null,
      headers: { ...headersOf(uid), ...(contentType ? { 'content-type': contentType } : {}) },
    });
    if (answer.status !== 200) throw new Error(`${row.name}: ${answer.status} ${await answer.text()}`);
    return row.response ? answer.json() : ((await answer.arrayBuffer()) as ResponseOf<C>);
  }

  /** Asks whether the server is alive, which costs it the least of all requests. */
  const live = async () => (await app.request('/api/health/live')).text();

  return { db, get, read, send, call, live, close };
}
