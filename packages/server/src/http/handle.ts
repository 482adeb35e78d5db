import {
  type Call,
  isRefusedWhileSuspended,
  type ParsedRequestOf,
  type ResponseOf,
} from '@aura/api-client/contract/call';
import { product } from '@aura/domain/product';
import { suspensionText } from '@aura/domain/rules/moderation';
import type { Context, Hono } from 'hono';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { Database } from '../db/database.ts';
import { refuseErasedOwner } from '../db/foreign-keys.ts';
import type { ReadReplica } from '../db/replica.ts';
import { isModerator, suspensionOf, type Viewer } from '../identity/viewer.ts';
import type { Services } from '../services.ts';
import { authenticateCall } from './authenticate-call.ts';
import { createBodyBudget } from './body-budget.ts';
import { callerAddress } from './caller-address.ts';
import type { AppEnvironment } from './environment.ts';
import { HttpError } from './http-error.ts';
import { checkIdempotencyKey, hashRequest, runIdempotent } from './idempotency.ts';
import { jsonResponse } from './json-response.ts';
import { laneOf } from './lanes.ts';
import { limitOf, takeFileBytes } from './rate-limit.ts';
import { recordWrite, replicaReader } from './replica-reads.ts';
import { readFields } from './request-fields.ts';

/** The parsed request and the authenticated viewer that a handler receives. */
interface Incoming<C extends Call, V extends Viewer | null = Viewer> {
  readonly request: ParsedRequestOf<C>;
  readonly viewer: V;
  readonly headers: Headers;
  readonly log: Logger;
  /** For calls that allow it. */
  readonly readReplica: ReadReplica;
  /**
   * Stores the response under the request's `Idempotency-Key`, if it has one. The handler of a call that accepts
   * the header must call it in the transaction of its rows.
   */
  storeResponse(tx: Database, body: ResponseOf<C>): Promise<void>;
}

/** An incoming request of any call. */
interface AnyIncoming extends Omit<Incoming<Call, Viewer | null>, 'request' | 'storeResponse'> {
  readonly request: Record<string, unknown>;
  storeResponse(tx: Database, body: Record<string, unknown>): Promise<void>;
}

const bodyBudget = createBodyBudget();

/** The bytes of all request bodies in memory. */
export const bodyBytes = () => bodyBudget.bytes();

/** Path prefix of all calls of the contract. */
export const apiRoot = `/api/${product.slug}`;

const honoPath = (call: Call) => `${apiRoot}${call.path.replace(/\{(\w+)\}/g, ':$1')}`;

function parse(call: Call, fields: Record<string, unknown>): Record<string, unknown> {
  const parsed = z.safeParse(call.request, fields);
  if (parsed.success) return parsed.data as Record<string, unknown>;
  const issue = parsed.error.issues[0];
  throw new HttpError(
    'VALIDATION',
    `${issue?.path.join('.') || 'Request'}: ${issue?.message ?? 'not valid'}`,
  );
}

/** Rejects requests whose identity fields name another user than the token does. */
function checkCallerFields(call: Call, request: Record<string, unknown>, viewer: Viewer): void {
  for (const name of call.callerFields ?? []) {
    const given = request[name];
    if (typeof given === 'string' && given.toLowerCase() !== viewer.email) throw new HttpError('FORBIDDEN');
  }
}

/**
 * Rejects calls for moderators from others, whose answer does not show that there are any, and writes of suspended
 * accounts (docs/product.md section 6, Moderation).
 */
function checkRights(
  call: Call,
  request: Record<string, unknown>,
  viewer: Viewer,
  { config, clock }: Pick<Services, 'config' | 'clock'>,
): void {
  if (call.forModerators && !isModerator(config, viewer)) throw new HttpError('NOT_FOUND');
  const suspension = suspensionOf(viewer, clock());
  if (suspension !== null && isRefusedWhileSuspended(call, request)) {
    throw new HttpError('SUSPENDED', suspensionText(suspension));
  }
}

/**
 * Authenticates, rate-limits, reads and parses a request, then runs `work`. The body counts against the body
 * budget until `work` has finished. A body is read outside the lanes, so that slow clients do not hold a place.
 */
async function receive(
  call: Call,
  { lanes, ...services }: Services,
  context: Context<AppEnvironment>,
  work: (incoming: Omit<AnyIncoming, 'storeResponse'>) => Promise<Response>,
): Promise<Response> {
  const { limiter, config } = services;
  context.set('call', call.name);
  const address = callerAddress(context, config.trustedProxies);
  const lane = lanes[laneOf(call)];
  const isQuery = call.encoding === 'query';

  async function admit(): Promise<Viewer | null> {
    const header = context.req.header('authorization');
    const viewer = await authenticateCall(call, services, header, address);
    await limiter.take(limitOf(call), viewer?.uid ?? address);
    return viewer;
  }
  async function respond(viewer: Viewer | null, fields: Record<string, unknown>): Promise<Response> {
    const request = parse(call, fields);
    if (viewer) {
      checkCallerFields(call, request, viewer);
      checkRights(call, request, viewer, services);
    }
    const readReplica = replicaReader(call, services, viewer);
    return work({ request, viewer, headers: context.req.raw.headers, log: context.var.log, readReplica });
  }
  async function readAndRespond(viewer: Viewer | null): Promise<Response> {
    const caller = viewer?.uid ?? address;
    const share = bodyBudget.open(caller);
    try {
      const fields = await readFields(call, context, share);
      await takeFileBytes(limiter, call, caller, fields);
      return await (isQuery ? respond(viewer, fields) : lane(() => respond(viewer, fields)));
    } finally {
      share.release();
      if (viewer && call.method !== 'GET') services.accounts.forget(viewer.uid);
    }
  }
  if (isQuery) return lane(async () => readAndRespond(await admit()));
  return readAndRespond(await lanes.api(admit));
}

const storeNothing = () => Promise.resolve();

/** Runs `work` once per `Idempotency-Key` when the call supports the header and the request has it. */
async function respondIdempotent(
  call: Call,
  services: Services,
  incoming: Omit<AnyIncoming, 'storeResponse'>,
  work: (store: AnyIncoming['storeResponse']) => Promise<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const key = incoming.headers.get('idempotency-key');
  if (!call.idempotent || incoming.viewer === null || key === null) return work(storeNothing);
  const { uid, authTime } = incoming.viewer;
  const scope = { uid, call: call.name, key: checkIdempotencyKey(key) };
  const requestHash = await hashRequest(incoming.request);
  return runIdempotent(services, { scope, requestHash, authTime }, work);
}

function register<C extends Call>(
  app: Hono<AppEnvironment>,
  call: C,
  services: Services,
  handler: (incoming: Incoming<C, Viewer | null>) => Promise<ResponseOf<C>>,
): void {
  app.on(call.method, honoPath(call), (context) =>
    receive(call, services, context, async (incoming) => {
      // `parse` has validated the request by the schema that `Incoming<C>` is inferred from.
      const work = (storeResponse: AnyIncoming['storeResponse']) => {
        const whole: AnyIncoming = { ...incoming, storeResponse };
        return handler(whole as Incoming<C, Viewer | null>) as Promise<Record<string, unknown>>;
      };
      const body = await refuseErasedOwner(() => respondIdempotent(call, services, incoming, work));
      await recordWrite(call, services, incoming.viewer);
      return jsonResponse(context, body);
    }),
  );
}

/**
 * Registers the route of a call that requires a token: authenticates, parses, checks the identity fields and the
 * idempotency key, then runs `handler`.
 * @param handler returns the response body; throws `DomainError` or `HttpError` for errors that the client receives
 */
export function handle<C extends Call>(
  app: Hono<AppEnvironment>,
  call: C,
  services: Services,
  handler: (incoming: Incoming<C>) => Promise<ResponseOf<C>>,
): void {
  if (call.access !== 'required') throw new Error(`${call.name} is a public call`);
  register(app, call, services, ({ viewer, ...rest }) => {
    if (viewer === null) throw new HttpError('UNAUTHENTICATED');
    return handler({ viewer, ...rest });
  });
}

/** Like `handle`, for a call that does not require a token. */
export function handlePublic<C extends Call>(
  app: Hono<AppEnvironment>,
  call: C,
  services: Services,
  handler: (incoming: Incoming<C, Viewer | null>) => Promise<ResponseOf<C>>,
): void {
  if (call.access !== 'public') throw new Error(`${call.name} needs a token`);
  register(app, call, services, handler);
}

/** Like `handle`, for a call that responds with a stream: of server-sent events, or of a ZIP. */
export function handleStream<C extends Call>(
  app: Hono<AppEnvironment>,
  call: C,
  services: Services,
  handler: (
    incoming: Omit<Incoming<C>, 'storeResponse'>,
  ) => ReadableStream<Uint8Array> | Promise<ReadableStream<Uint8Array>>,
): void {
  app.on(call.method, honoPath(call), (context) => {
    // Hono answers HEAD by GET, and a stream that nobody reads would not end.
    if (context.req.method === 'HEAD') throw new HttpError('NOT_FOUND');
    return receive(call, services, context, async ({ viewer, ...rest }) => {
      if (viewer === null) throw new HttpError('UNAUTHENTICATED');
      return new Response(await handler({ viewer, ...rest } as Omit<Incoming<C>, 'storeResponse'>), {
        headers: {
          'content-type': call.isDownload ? 'application/zip' : 'text/event-stream',
          'cache-control': 'private, no-store',
          // Tells proxies not to wait for more.
          'x-accel-buffering': 'no',
        },
      });
    });
  });
}

/** Like `handlePublic`, for a call that responds with an image; `handler` returns the whole response. */
export function handleImage<C extends Call>(
  app: Hono<AppEnvironment>,
  call: C,
  services: Services,
  handler: (incoming: Omit<Incoming<C, Viewer | null>, 'storeResponse'>) => Promise<Response>,
): void {
  if (call.access !== 'public' || call.response !== null || call.isStream)
    throw new Error(`${call.name} does not respond with an image`);
  app.on(call.method, honoPath(call), (context) =>
    receive(call, services, context, (incoming) =>
      handler(incoming as Omit<Incoming<C, Viewer | null>, 'storeResponse'>),
    ),
  );
}
