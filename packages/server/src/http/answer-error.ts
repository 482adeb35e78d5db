import { type ErrorBody, type ErrorCode, errorStatus } from '@aura/api-client/contract/errors';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import { HttpError } from './http-error.ts';
import { RateLimitedError } from './rate-limit.ts';

/** Errors of the database's and the disk's own that mean something to the caller. */
function knownCode(error: unknown): ErrorCode | null {
  const codes = new Set<unknown>();
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    codes.add((cause as { code?: unknown }).code);
  }
  if (['ENOSPC', 'EDQUOT', '53100'].some((code) => codes.has(code))) return 'STORAGE_FULL';
  const down = ['ECONNREFUSED', 'ETIMEDOUT', 'EROFS', '57P01', '57P03', '57014', '53300', '55P03'];
  return down.some((code) => codes.has(code)) ? 'UNAVAILABLE' : null;
}

/** What the caller hears of a failure; whatever is not meant for them becomes `INTERNAL` and a line in the log. */
export function toHttpError(error: unknown, log: Logger): HttpError {
  if (error instanceof HttpError) return error;
  log.error({ err: error }, 'request failed');
  return new HttpError(knownCode(error) ?? 'INTERNAL');
}

/** Answers with the one shape of every failure. */
export function answerError(context: Context, error: HttpError): Response {
  const { code, message } = error;
  const body: ErrorBody = { success: false, error: message, code };
  const headers: Record<string, string> = { 'cache-control': 'no-store' };
  // What is left of an oversized body is not worth reading.
  if (code === 'PAYLOAD_TOO_LARGE') headers.connection = 'close';
  if (code === 'UNAUTHENTICATED') headers['www-authenticate'] = 'Bearer';
  if (error instanceof RateLimitedError) headers['retry-after'] = String(error.retryAfterSeconds);
  return context.json(body, errorStatus[code], headers);
}
