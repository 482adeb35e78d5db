import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

/** How the request's fields travel. `query` is also the form of calls without any field but path parameters. */
type Encoding = 'query' | 'form' | 'multipart' | 'json';

/** Calls of a class share a rate limit; `upload` is counted per call. The server defines the numbers. */
export type RateLimitClass = 'read' | 'write' | 'upload' | 'delete' | 'username' | 'image';

/**
 * Who may make the call. `required`: without a token it answers 401. `public`: without a token it returns
 * public content only (docs/product.md section 6).
 */
type Access = 'required' | 'public';

/**
 * One call of the API as data: the client encodes by it, the server parses by it, the mocks answer by it and the
 * OpenAPI document is drawn from it.
 */
export interface Call<
  Name extends string = string,
  Request extends z.ZodMiniType = z.ZodMiniType,
  Response extends z.ZodMiniType | null = z.ZodMiniType | null,
> {
  readonly name: Name;
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the API's root and the product's prefix; `{id}` takes the request's field of that name. */
  readonly path: `/${string}`;
  readonly encoding: Encoding;
  readonly access: Access;
  readonly rateLimit: RateLimitClass;
  /** Path parameters and body or query fields in one object. */
  readonly request: Request;
  /** The answer's body; null when the answer is an image. */
  readonly response: Response;
  /**
   * The field that holds the payload. A raw answer without the envelope is read as this field's value
   * (docs/product.md section 7).
   */
  readonly payload?: string;
  /**
   * Fields that contain the caller's own email. When one differs from the token's, the server answers 403.
   */
  readonly callerFields?: readonly string[];
  /** Fields that travel as JSON text inside a form. */
  readonly jsonFields?: readonly string[];
  /** Lists that travel comma-joined. */
  readonly commaFields?: readonly string[];
  /** Error codes in addition to those of every call. */
  readonly errors: readonly ErrorCode[];
  /** Requests with the same `Idempotency-Key` header are processed once. */
  readonly idempotent?: true;
  /** `specified`: the product's documents give it. `assumed`: settled by docs/decisions. */
  readonly source: 'specified' | 'assumed';
}

/** Returns its argument with the literal types of request and response. */
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
