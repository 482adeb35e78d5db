import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { Call, RequestOf, ResponseOf } from './contract/call.ts';
import { type EncodedRequest, encodeRequest } from './contract/encode.ts';
import { type ApiError, localError, toApiError } from './errors.ts';
import { type Outcome, readAnswer } from './transport/answer.ts';
import { sendByFetch } from './transport/fetch.ts';
import { sendWithProgress, type UploadProgress } from './transport/upload.ts';

/** The identity whose token is sent with calls. */
export interface ApiIdentity {
  /** Null when signed out. `force` asks the provider for a new token. */
  getToken(options?: { force?: boolean }): Promise<string | null>;
  /** Called when the server rejects the session. */
  refused(): void;
}

/** Dependencies of the calls; the store's thunk `extraArgument`. */
export interface ApiEnvironment {
  /** The address that the paths of the calls are appended to, such as `/api/aura`. */
  readonly root: string;
  readonly identity: ApiIdentity;
  /** A key that no other request has. */
  newKey(): string;
  /** Receives failures that no screen shows. */
  report?(error: ApiError, context: string): void;
}

export interface CallOptions {
  /** The same key on a repeated request makes the server do the work once. */
  readonly idempotencyKey?: string | undefined;
  readonly onProgress?: ((progress: UploadProgress) => void) | undefined;
  /** Sends the call to the API's origin without the product's prefix. */
  readonly besidePrefix?: boolean;
}

export interface CallArgs extends CallOptions {
  readonly call: Call;
  readonly request: unknown;
}

export interface CallMeta {
  /** The environment's root, for the addresses of images. */
  readonly root: string;
}

/** Types a call's request by its contract row. */
export function callOf<C extends Call>(call: C, request: RequestOf<C>, options?: CallOptions): CallArgs {
  return { call, request, ...options };
}

export type ApiBaseQuery = BaseQueryFn<CallArgs, unknown, ApiError, object, CallMeta>;

/**
 * The RTK Query base query: address, token, encoding, envelope and one error type (docs/product.md sections 6
 * and 7).
 */
export const baseQuery: ApiBaseQuery = async (args, { extra, signal }) => {
  const environment = extra as ApiEnvironment;
  const meta = { root: environment.root };
  try {
    return { ...(await sendAsCaller(args, environment, signal)), meta };
  } catch (error) {
    return { error: signal.aborted ? localError('aborted') : toApiError(error), meta };
  }
};

/** One forced refresh of a refused token; when that one is refused too, the session is. */
async function sendAsCaller(args: CallArgs, environment: ApiEnvironment, signal: AbortSignal) {
  const { identity } = environment;
  const token = await tokenOf(identity);
  if (token === null && args.call.access === 'required') return { error: signedOut };
  const send = attempt(args, environment, signal);
  const outcome = await send(token);
  if (token === null || !isRefusedToken(outcome)) return outcome;
  const fresh = await refreshedToken(identity);
  const repeated = fresh === null ? outcome : await send(fresh);
  if (isRefusedToken(repeated)) identity.refused();
  return repeated;
}

const signedOut: ApiError = { kind: 'api', status: 401, code: 'UNAUTHENTICATED', message: '' };

/** `RECENT_LOGIN_REQUIRED` does not mean that the session is invalid. */
function isRefusedToken({ error }: Outcome): boolean {
  return error?.status === 401 && error.code !== 'RECENT_LOGIN_REQUIRED';
}

/** A provider that cannot be reached is a missing connection, not a missing session. */
async function tokenOf(identity: ApiIdentity, force = false): Promise<string | null> {
  try {
    return await identity.getToken({ force });
  } catch {
    throw localError('network');
  }
}

const refreshes = new WeakMap<ApiIdentity, Promise<string | null>>();

/** Calls that are refused together share one refresh. */
function refreshedToken(identity: ApiIdentity): Promise<string | null> {
  const running = refreshes.get(identity);
  if (running) return running;
  const refresh = tokenOf(identity, true).finally(() => refreshes.delete(identity));
  refreshes.set(identity, refresh);
  return refresh;
}

function attempt(args: CallArgs, environment: ApiEnvironment, signal: AbortSignal) {
  const { call, onProgress } = args;
  const { path, contentType, ...encoded } = encodeRequest(call, args.request);
  const url = `${args.besidePrefix ? withoutPrefix(environment.root) : environment.root}${path}`;
  const key = call.idempotent && (args.idempotencyKey ?? environment.newKey());
  return async (token: string | null): Promise<Outcome> => {
    const outgoing = { ...encoded, url, signal, headers: headersOf(contentType, token, key) };
    const incoming = onProgress ? sendWithProgress(outgoing, onProgress) : sendByFetch(outgoing);
    return readAnswer(call, await incoming);
  };
}

function headersOf(
  contentType: EncodedRequest['contentType'],
  token: string | null,
  key: string | undefined,
): Record<string, string> {
  return {
    ...(contentType !== undefined && { 'Content-Type': contentType }),
    ...(token !== null && { Authorization: `Bearer ${token}` }),
    ...(key !== undefined && { 'Idempotency-Key': key }),
  };
}

function withoutPrefix(root: string): string {
  return root.replace(/\/[^/]+$/, '');
}

/** The root that a transform needs. */
export function rootOf(meta: CallMeta | undefined): string {
  return meta?.root ?? '';
}

type Answer<C extends Call> =
  | { readonly data: ResponseOf<C>; readonly error?: undefined; readonly root: string }
  | { readonly data?: undefined; readonly error: ApiError; readonly root: string };

type Send = (
  args: CallArgs,
) =>
  | PromiseLike<{ data?: unknown; error?: ApiError; meta?: CallMeta }>
  | { data?: unknown; error?: ApiError };

/**
 * Makes one of several calls inside a `queryFn`, typed by its contract row.
 * @param send the base query that the `queryFn` receives
 */
export async function answerOf<C extends Call>(
  send: Send,
  call: C,
  request: RequestOf<C>,
  options?: CallOptions,
): Promise<Answer<C>> {
  const { data, error, meta } = (await send(callOf(call, request, options))) as {
    data?: unknown;
    error?: ApiError;
    meta?: CallMeta;
  };
  const root = rootOf(meta);
  // The base query has parsed the data by this very call's response schema.
  return error === undefined ? { data: data as ResponseOf<C>, root } : { error, root };
}
