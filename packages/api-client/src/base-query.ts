import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { followsIn, followsRead } from './cache/follow-states.ts';
import type { Call, RequestOf, ResponseOf } from './contract/call.ts';
import { type EncodedRequest, encodeRequest } from './contract/encode.ts';
import type { ImageRoots } from './contract/mappers.ts';
import { type ApiError, localError, toApiError } from './errors.ts';
import { type Outcome, readAnswer } from './transport/answer.ts';
import { type Sender, sendByFetch } from './transport/fetch.ts';
import { type ApiIdentity, sendWithToken, signedOut } from './transport/session.ts';

/** Dependencies of the calls; the store's thunk `extraArgument`. */
export interface ApiEnvironment {
  /** The URL prefix of all calls, such as `/api/aura`. */
  readonly root: string;
  /** The URL prefix of public images; by default `root`. */
  readonly imageRoot?: string;
  readonly identity: ApiIdentity;
  /** Generates a unique idempotency key. */
  newKey(): string;
  /** Returns the response to a read that has been sent before the app was loaded; undefined for others. */
  earlyRead?(url: string, token: string | null): Promise<Response> | undefined;
  /** Receives the error of each call that fails, except when it was aborted, with the name of the call. */
  report?(error: ApiError, call: string): void;
}

export interface CallOptions {
  /** A request repeated with the same key is processed once. */
  readonly idempotencyKey?: string | undefined;
  /** Sends the request in place of `fetch`, such as with its progress. */
  readonly send?: Sender | undefined;
  /** Whether a small request continues when its page is closed. */
  readonly keepalive?: boolean;
  /** The URL prefix of this call in place of the one of all calls. */
  readonly root?: string;
}

export interface CallArgs extends CallOptions {
  readonly call: Call;
  readonly request: unknown;
}

export interface CallMeta {
  /** For the URLs of images. */
  readonly root: ImageRoots;
}

/** Types the request of a call by the contract. */
export function callOf<C extends Call>(call: C, request: RequestOf<C>, options?: CallOptions): CallArgs {
  return { call, request, ...options };
}

export type ApiBaseQuery = BaseQueryFn<CallArgs, unknown, ApiError, object, CallMeta>;

/**
 * The RTK Query base query: URL, token, encoding, envelope and errors of every call (docs/product.md sections
 * 6 and 7).
 */
export const baseQuery: ApiBaseQuery = async (args, { extra, signal, dispatch }) => {
  const environment = extra as ApiEnvironment;
  const { root, imageRoot = root } = environment;
  const meta = { root: { public: imageRoot, signed: root } };
  const at = performance.now();
  const failed = (error: ApiError) => {
    if (error.kind !== 'aborted') environment.report?.(error, args.call.name);
    return { error, meta };
  };
  try {
    const send = attempt(args, environment, signal);
    const { data, error } = await sendWithToken(environment.identity, send, isRefusedToken);
    if (error) return failed(error);
    const states = followsIn(data);
    if (Object.keys(states).length > 0) dispatch(followsRead({ states, at }));
    return { data, meta };
  } catch (error) {
    return failed(signal.aborted ? localError('aborted') : toApiError(error));
  }
};

/** `RECENT_LOGIN_REQUIRED` does not mean that the session is invalid. */
function isRefusedToken({ error }: Outcome): boolean {
  return error?.status === 401 && error.code !== 'RECENT_LOGIN_REQUIRED';
}

function attempt(args: CallArgs, environment: ApiEnvironment, signal: AbortSignal) {
  const { call, send, keepalive, root = environment.root } = args;
  const { path, contentType, ...encoded } = encodeRequest(call, args.request);
  const url = root + path;
  const key = call.idempotent && (args.idempotencyKey ?? environment.newKey());
  return async (token: string | null): Promise<Outcome> => {
    if (token === null && call.access === 'required') return { error: signedOut };
    const outgoing = { ...encoded, url, signal, keepalive, headers: headersOf(contentType, token, key) };
    const incoming = send
      ? send(outgoing)
      : sendByFetch(outgoing, call.method === 'GET' ? environment.earlyRead?.(url, token) : undefined);
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

/** The URL prefixes of images, for transforms of responses. */
export function rootOf(meta: CallMeta | undefined): ImageRoots {
  return meta?.root ?? { public: '', signed: '' };
}

type Answer<C extends Call> =
  | { readonly data: ResponseOf<C>; readonly error?: undefined; readonly root: ImageRoots }
  | { readonly data?: undefined; readonly error: ApiError; readonly root: ImageRoots };

interface Sent {
  readonly data?: unknown;
  readonly error?: ApiError;
  readonly meta?: CallMeta;
}

export type Send = (args: CallArgs) => PromiseLike<Sent> | Sent;

/**
 * Makes a call inside a `queryFn`, typed by the contract.
 * @param send the base query that the `queryFn` receives
 */
export async function answerOf<C extends Call>(
  send: Send,
  call: C,
  request: RequestOf<C>,
  options?: CallOptions,
): Promise<Answer<C>> {
  const { data, error, meta } = (await send(callOf(call, request, options))) as Sent;
  const root = rootOf(meta);
  // The base query has parsed the data with the response schema of this call.
  return error === undefined ? { data: data as ResponseOf<C>, root } : { error, root };
}
