import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

/** Encoding of the request's fields. `query` also applies to calls with path parameters only. */
type Encoding = 'query' | 'form' | 'multipart' | 'json';

/**
 * Calls of a class share a rate limit; `upload` is counted per call, and `import` also by the bytes of its files. The
 * server defines the limits.
 */
export type RateLimitClass =
  | 'read'
  | 'write'
  | 'upload'
  | 'delete'
  | 'username'
  | 'follow'
  | 'search'
  | 'report'
  | 'export'
  | 'import'
  | 'image';

/**
 * Whether the call requires a token. `required`: without a token it answers 401. `public`: without a token it
 * returns public content only (docs/product.md section 6).
 */
type Access = 'required' | 'public';

/**
 * A call of the API as data, from which the client's encoding, the server's parsing, the mocks and the
 * OpenAPI document are derived.
 */
export interface Call<
  Name extends string = string,
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType | null = z.ZodMiniType | null,
> {
  readonly name: Name;
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /**
   * Relative to the API's root and the product's prefix; `{id}` is replaced with the request's field of that
   * name.
   */
  readonly path: `/${string}`;
  readonly encoding: Encoding;
  readonly access: Access;
  /** Only moderators may make the call; others are answered 404. */
  readonly forModerators?: true;
  /**
   * A suspended account may make a call that writes: always, or with these fields only. Reads need no entry.
   */
  readonly whileSuspended?: true | readonly string[];
  readonly rateLimit: RateLimitClass;
  /** Of a read with data: the cache of the user by which it is answered without a connection. */
  readonly offline?: 'own' | 'posts' | 'none';
  /** Path parameters and body or query fields in one object. */
  readonly request: Request;
  /** Schema of the response body; null when the response is an image or a stream. */
  readonly response: Response;
  /** The response is a stream of server-sent events. */
  readonly isStream?: true;
  /** The response is a ZIP that is streamed while it is made. */
  readonly isDownload?: true;
  /**
   * The field with the payload. A response without the envelope is used as the value of this field
   * (docs/product.md section 7).
   */
  readonly payload?: string;
  /**
   * Fields that contain the caller's own email. When one differs from the token's, the server answers 403.
   */
  readonly callerFields?: readonly string[];
  /** Fields that are sent as JSON inside a form. */
  readonly jsonFields?: readonly string[];
  /** Lists that are sent comma-joined. */
  readonly commaFields?: readonly string[];
  /** Error codes in addition to `commonErrors`. */
  readonly errors: readonly ErrorCode[];
  /** Requests with the same `Idempotency-Key` header are processed once. */
  readonly idempotent?: true;
  /** The response may be a second old, except for the caller's own writes, so a replica may be read. */
  readonly allowsReplica?: true;
  /** `specified`: defined by the product's documents. `assumed`: defined in docs/decisions. */
  readonly source: 'specified' | 'assumed';
}

/** Whether the call answers `SUSPENDED` to some or all requests of a suspended account. */
export function mayBeRefusedWhileSuspended({ method, access, whileSuspended }: Call): boolean {
  return method !== 'GET' && access !== 'public' && whileSuspended !== true;
}

/** Whether a suspended account may not send a request with these fields (docs/product.md section 6, Moderation). */
export function isRefusedWhileSuspended(call: Call, fields: Readonly<Record<string, unknown>>): boolean {
  if (!mayBeRefusedWhileSuspended(call)) return false;
  const allowed = Array.isArray(call.whileSuspended) ? call.whileSuspended : null;
  if (allowed === null) return true;
  return Object.keys(fields).some((name) => fields[name] !== undefined && !allowed.includes(name));
}

/** Returns its argument and infers the literal types of request and response. */
export function defineCall<
  const Name extends string,
  Request extends z.ZodMiniType,
  Response extends z.ZodMiniType | null,
>(call: Call<Name, Request, Response>): Call<Name, Request, Response> {
  return call;
}

/** The request as the client passes it. */
export type RequestOf<C extends Call> = z.input<C['request']>;
/** The request after parsing on the server. */
export type ParsedRequestOf<C extends Call> = z.output<C['request']>;
/** The response as the client receives it. */
export type ResponseOf<C extends Call> = C['response'] extends z.ZodMiniType ? z.output<C['response']> : Blob;
