import { type ErrorBody, errorStatus } from '@aura/api-client/contract/errors';
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

/** Responds with the JSON body that every failure has. */
export function errorResponse(context: Context, error: HttpError): Response {
  const { code, message } = error;
  const body: ErrorBody = { success: false, error: message, code };
  const headers: Record<string, string> = { 'cache-control': 'private, no-store' };
  // The rest of an oversized body is not read.
  if (code === 'PAYLOAD_TOO_LARGE') headers.connection = 'close';
  if (code === 'UNAUTHENTICATED') headers['www-authenticate'] = 'Bearer';
  if (error instanceof RateLimitedError) headers['retry-after'] = String(error.retryAfterSeconds);
  return context.json(body, errorStatus[code], headers);
}
