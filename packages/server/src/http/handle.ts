import type { Call, ParsedRequestOf, ResponseOf } from '@aura/api-client/contract/call';
import type { Context, Hono } from 'hono';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { createBodyBudget } from './body-budget.ts';
import { callerAddress } from './caller-address.ts';
import type { AppEnvironment } from './environment.ts';
import { HttpError } from './http-error.ts';
import { checkIdempotencyKey, fingerprint, once } from './idempotency.ts';
import { limitOf } from './rate-limit.ts';
import { readFields } from './request-fields.ts';
import type { Services } from './services.ts';
import { authenticate, type Viewer } from './viewer.ts';

/** What a handler gets: a request that is well-formed, from a viewer who is who they say. */
interface Incoming<C extends Call, V extends Viewer | null = Viewer> {
  readonly request: ParsedRequestOf<C>;
  readonly viewer: V;
  readonly headers: Headers;
  readonly log: Logger;
}

/** An incoming request of whichever call. */
interface AnyIncoming extends Omit<Incoming<Call, Viewer | null>, 'request'> {
  readonly request: Record<string, unknown>;
}

const bodies = createBodyBudget();

const identityFields = ['userID', 'email', 'Email'] as const;

/** The root below which every call of the contract lives. */
export const apiRoot = '/api/aura';

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

/** The fields that say who asks can only ever name the token's own person. */
function checkIdentityFields(request: Record<string, unknown>, viewer: Viewer): void {
  for (const name of identityFields) {
    const given = request[name];
    if (typeof given === 'string' && given.toLowerCase() !== viewer.email) throw new HttpError('FORBIDDEN');
  }
}

async function viewerOf(call: Call, services: Services, context: Context): Promise<Viewer | null> {
  const viewer = await authenticate(services, context.req.header('authorization'));
  if (viewer === null && call.access === 'required') throw new HttpError('UNAUTHENTICATED');
  return viewer;
}

/** Authenticates, counts, reads and parses a request, and holds room for its body until `work` has answered it. */
async function receive(
  call: Call,
  services: Services,
  context: Context<AppEnvironment>,
  work: (incoming: AnyIncoming) => Promise<Response>,
): Promise<Response> {
  const viewer = await viewerOf(call, services, context);
  const { limiter, config } = services;
  const caller = viewer?.uid ?? callerAddress(context, config.trustedProxies);
  limiter.take(limitOf(call), caller);
  const share = bodies.open(caller);
  try {
    const request = parse(call, await readFields(call, context, share));
    if (viewer) checkIdentityFields(request, viewer);
    return await work({ request, viewer, headers: context.req.raw.headers, log: context.var.log });
  } finally {
    share.release();
  }
}

/** Does the work once per `Idempotency-Key`, where the call has them and the request brings one. */
async function answerOnce(
  call: Call,
  services: Services,
  context: Context<AppEnvironment>,
  incoming: AnyIncoming,
  work: () => Promise<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const key = context.req.header('idempotency-key');
  if (!call.idempotent || incoming.viewer === null || key === undefined) return work();
  const scope = { uid: incoming.viewer.uid, call: call.name, key: checkIdempotencyKey(key) };
  return once(services.db, scope, await fingerprint(incoming.request), services.clock(), work);
}

function register<C extends Call>(
  app: Hono<AppEnvironment>,
  call: C,
  services: Services,
  handler: (incoming: Incoming<C, Viewer | null>) => Promise<ResponseOf<C>>,
): void {
  app.on(call.method, honoPath(call), (context) =>
    receive(call, services, context, async (incoming) => {
      // The contract's types hold for what its own schemas parse and produce.
      const work = () => handler(incoming as Incoming<C, Viewer | null>) as Promise<Record<string, unknown>>;
      const body = await answerOnce(call, services, context, incoming, work);
      return context.json(body, 200, { 'cache-control': 'private, no-store' });
    }),
  );
}

/**
 * Registers a call that needs a token: authenticates, parses, guards identity and repetition, then asks `handler`.
 * @param app where the route is added
 * @param call the contract's row
 * @param handler throws `HttpError` for whatever the caller may hear of
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

/** Like `handle`, for a call that is answered without a token too. */
export function handlePublic<C extends Call>(
  app: Hono<AppEnvironment>,
  call: C,
  services: Services,
  handler: (incoming: Incoming<C, Viewer | null>) => Promise<ResponseOf<C>>,
): void {
  if (call.access !== 'public') throw new Error(`${call.name} needs a token`);
  register(app, call, services, handler);
}

/** Like `handlePublic`, for a call whose answer is an image; `handler` makes the whole response. */
export function handleImage<C extends Call>(
  app: Hono<AppEnvironment>,
  call: C,
  services: Services,
  handler: (incoming: Incoming<C, Viewer | null>) => Promise<Response>,
): void {
  if (call.access !== 'public' || call.response !== null) throw new Error(`${call.name} answers no picture`);
  app.on(call.method, honoPath(call), (context) =>
    receive(call, services, context, (incoming) => handler(incoming as Incoming<C, Viewer | null>)),
  );
}
