import type { ErrorCode } from './contract/errors.ts';

/**
 * Why a call failed. `api`: the server answered with an error. `network`: there was no response. `timeout`:
 * the response took too long. `malformed`: the response does not match the contract. `aborted`: the caller
 * aborted the request.
 */
export type ApiErrorKind = 'api' | 'network' | 'timeout' | 'malformed' | 'aborted';

/** The error type of every call; a plain object, so that the store can contain it. */
export interface ApiError {
  readonly kind: ApiErrorKind;
  /** HTTP status; null when there was no response. */
  readonly status: number | null;
  readonly code: ErrorCode | null;
  /** The server's message for the user; may be empty. */
  readonly message: string;
}

const kinds: readonly string[] = [
  'api',
  'network',
  'timeout',
  'malformed',
  'aborted',
] satisfies ApiErrorKind[];

/** Creates an error for a call without a response. */
export function localError(kind: ApiErrorKind, status: number | null = null): ApiError {
  return { kind, status, code: null, message: '' };
}

/** Whether a caught value is an `ApiError`. */
function isApiError(value: unknown): value is ApiError {
  return typeof value === 'object' && value !== null && 'kind' in value && kinds.includes(String(value.kind));
}

/**
 * Converts any caught value to an `ApiError`.
 * @param error an `ApiError`, an error of `fetch`, or a serialized error of the store
 */
export function toApiError(error: unknown): ApiError {
  if (isApiError(error)) return error;
  const name = typeof error === 'object' && error !== null && 'name' in error ? error.name : '';
  if (name === 'AbortError') return localError('aborted');
  if (name === 'TimeoutError') return localError('timeout');
  if (name === 'TypeError' || name === 'NetworkError') return localError('network');
  return localError('malformed');
}
