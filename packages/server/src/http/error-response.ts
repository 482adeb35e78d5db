import { type ErrorBody, type ErrorCode, errorStatus } from '@aura/api-client/contract/errors';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import { DomainError } from '../errors/domain-error.ts';
import { driverErrorCode } from '../errors/driver-errors.ts';
import { HttpError } from './http-error.ts';
import { RateLimitedError } from './rate-limit.ts';
import { toWireError } from './wire-errors.ts';

/**
 * Maps any thrown error to the one that the client receives. Errors that are neither an `HttpError` nor a
 * `DomainError` are logged; unknown ones become `INTERNAL`.
 */
export function toHttpError(error: unknown, log: Logger): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof DomainError) return toWireError(error);
  log.error({ err: error }, 'request failed');
  const code = driverErrorCode(error);
  return code === null ? new HttpError('INTERNAL') : toWireError({ code, userMessage: null });
}

/** Errors after which the rest of the body is not read. */
const closing: readonly ErrorCode[] = ['PAYLOAD_TOO_LARGE', 'REQUEST_TIMEOUT'];
/** When to repeat a request that the server could not take. */
const unavailableRetrySeconds = 5;

function retryAfterSeconds(error: HttpError): number | null {
  if (error instanceof RateLimitedError) return error.retryAfterSeconds;
  return error.code === 'UNAVAILABLE' ? unavailableRetrySeconds : null;
}

/** Responds with the JSON body that every failure has. */
export function errorResponse(context: Context, error: HttpError): Response {
  const { code, message } = error;
  const body: ErrorBody = { success: false, error: message, code };
  const headers: Record<string, string> = { 'cache-control': 'private, no-store' };
  if (closing.includes(code)) headers.connection = 'close';
  if (code === 'UNAUTHENTICATED') headers['www-authenticate'] = 'Bearer';
  const seconds = retryAfterSeconds(error);
  if (seconds !== null) headers['retry-after'] = String(seconds);
  return context.json(body, errorStatus[code], headers);
}
