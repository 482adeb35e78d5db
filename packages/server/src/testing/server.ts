import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Call, RequestOf, ResponseOf } from '@aura/api-client/contract/call';
import { encodeRequest } from '@aura/api-client/contract/encode';
import { profileChangeCalls } from '@aura/api-client/contract/profile-changes';
import pino from 'pino';
import { vi } from 'vitest';
import type { ImageAnalyzer } from '../analysis/analyzer.ts';
import { localMaskApplier } from '../analysis/cutouts/mask-applier.ts';
import { createApp } from '../app.ts';
import { type Config, readConfig } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { createSealedCursors } from '../db/sealed-cursors.ts';
import { createTestDatabase } from '../db/testing/test-database.ts';
import { apiRoot } from '../http/handle.ts';
import { createLanes } from '../http/lanes.ts';
import { createRateLimiter } from '../http/rate-limit.ts';
import { createRunningRequests } from '../http/running-requests.ts';
import { createAccounts } from '../identity/accounts.ts';
import type { Identity, TokenVerifier } from '../identity/token-verifier.ts';
import { encodeAvif, processUpload, resizeVariant } from '../images/process.ts';
import { createImages } from '../modules/images/images.service.ts';
import { createLocalChanges } from '../modules/live-updates/changes.ts';
import { createLiveStreams } from '../modules/live-updates/live-streams.ts';
import { createUnsubscribeTokens } from '../modules/notification-delivery/email/unsubscribe-tokens.ts';
import { createPushSender } from '../modules/notification-delivery/push/push-sender.ts';
import { createRunningErasures } from '../modules/profiles/running-erasures.ts';
import type { Services } from '../services.ts';
import { openStorage } from '../storage/storage.ts';
import { noTelemetry } from '../telemetry/telemetry.ts';

// The embedded database and the image codec are slow on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

/** The fixed time of the tests' clock. */
export const testNow = new Date('2026-11-20T12:00:00.000Z');

/** A signed-up user; the fake verifier accepts the token. */
export interface TestUser {
  readonly uid: string;
  readonly email: string;
  readonly username: string;
  readonly token: string;
}

/** Accepts base64url-encoded JSON identities, for tests that do not test authentication. */
const fakeVerifier: TokenVerifier = {
  isKnown: () => false,
  verify: (token) => {
    try {
      const { authTime, ...identity } = JSON.parse(Buffer.from(token, 'base64url').toString());
      return Promise.resolve({ ...identity, authTime: new Date(authTime) });
    } catch {
      return Promise.resolve(null);
    }
  },
};

/** Creates a token that the fake verifier accepts. */
export function fakeToken(identity: Partial<Identity> & { readonly uid: string }): string {
  const email = (identity.email ?? '').toLowerCase();
  const whole = { emailVerified: true, hasModeratorClaim: false, authTime: testNow, ...identity, email };
  return Buffer.from(JSON.stringify(whole)).toString('base64url');
}

/** On a busy machine requests wait for long; only the tests of the limits themselves refuse them. */
const patient = {
  concurrent: 64,
  waiting: 10_000,
  shortQueue: 10_000,
  burstWaitMs: 60_000,
  maxWaitMs: 60_000,
};

const testSecret = 'a secret of the tests alone, 32+ chars';
const testPushKey = Buffer.alloc(32, 7).toString('base64url');

const noGarments: ImageAnalyzer = { analyze: () => Promise.resolve([]) };

export interface TestServerOptions {
  /** Environment variables that override the defaults. */
  readonly env?: Readonly<Record<string, string>>;
  readonly services?: Partial<Services>;
}

export interface CallResponse<C extends Call> {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed body; the error's body when the call failed. */
  readonly body: ResponseOf<C> & { readonly code?: string; readonly error?: string };
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

/** The parsed JSON, the bytes of an image, or nothing of a stream, which does not end. */
async function readBody(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('text/event-stream')) return response.body?.cancel();
  return type.startsWith('application/json') ? response.json() : response.blob();
}

function testServices(
  config: Config,
  db: Database,
  storage: Services['storage'],
  clock: () => Date,
): Services {
  const images = createImages({
    storage,
    secret: testSecret,
    clock,
    processUpload,
    resizeVariant,
    encodeAvif: config.makesAvif ? encodeAvif : null,
    avifDelay: 0,
  });
  const limiter = createRateLimiter(config.rateLimitFactor, clock);
  const log = pino({ level: 'silent' });
  const changes = createLocalChanges();
  return {
    config,
    db,
    replica: null,
    storage,
    images,
    cutoutMaker: null,
    maskApplier: localMaskApplier,
    analyzer: noGarments,
    identity: fakeVerifier,
    accounts: createAccounts(db, clock),
    limiter,
    runningRequests: createRunningRequests(),
    runningErasures: createRunningErasures(),
    lanes: createLanes(config, { api: patient, image: patient, upload: patient }),
    changes,
    liveStreams: createLiveStreams({ db, changes, log, clock: () => clock().getTime() }),
    push: createPushSender({ ...config.push, privateKey: config.push.privateKey ?? testPushKey }),
    mailer: null,
    unsubscribeTokens: createUnsubscribeTokens(testSecret),
    sealedCursors: createSealedCursors(testSecret),
    clock,
    log,
    telemetry: noTelemetry,
    stopping: new AbortController().signal,
  };
}

/**
 * Starts the whole server in memory with its own database and image folder. Call `close` in `afterAll`; start
 * one server per test file, since creating a database takes a second.
 */
export async function startTestServer(options: TestServerOptions = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'aura-test-'));
  const config = readConfig({ DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '0', ...options.env });
  const database = await createTestDatabase();
  const clock = { now: testNow };
  const storage = options.services?.storage ?? (await openStorage(config));
  const services = {
    ...testServices(config, options.services?.db ?? database.db, storage, () => clock.now),
    ...options.services,
  };
  const app = createApp(services, null);

  /** Sends a call of the contract and parses the response. */
  async function call<C extends Call>(
    row: C,
    request: RequestOf<C>,
    token?: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<CallResponse<C>> {
    const { method, path, body, contentType } = encodeRequest(row, request);
    const response = await app.request(`${apiRoot}${path}`, {
      method,
      body: body ?? null,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(contentType ? { 'content-type': contentType } : {}),
        ...headers,
      },
    });
    const parsed = await readBody(response);
    return { status: response.status, headers: response.headers, body: parsed as CallResponse<C>['body'] };
  }

  /** Signs up a user with a username and an otherwise empty profile, public by default. */
  async function signUp(
    name: string,
    fields: Partial<RequestOf<typeof profileChangeCalls.updateProfile>> = {},
  ): Promise<TestUser> {
    const email = `${name}@example.com`;
    const token = fakeToken({ uid: `uid-${name}`, email });
    await call(profileChangeCalls.createUserProfile, { userID: email }, token);
    const profile = { userID: email, username: name, displayName: name, ...fields };
    const answer = await call(profileChangeCalls.updateProfile, profile, token);
    if (answer.status !== 200) throw new Error(`signUp(${name}): ${answer.body.error}`);
    return { uid: `uid-${name}`, email, username: name, token };
  }

  async function close(): Promise<void> {
    await services.liveStreams.close();
    await database.close();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
  }

  return { app, services, dataDir, clock, call, signUp, close };
}
