import { type ErrorBody, type ErrorCode, errorStatus } from '@aura/api-client/contract/errors';
import type { Context } from 'hono';
import type { Logger } from 'pino';
import { causesOf } from '../error-causes.ts';
import { HttpError } from './http-error.ts';
import { RateLimitedError } from './rate-limit.ts';

const fullCodes = ['ENOSPC', 'EDQUOT', '53100'];
const downCodes = [
  // The system's.
  ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EROFS', 'EIO'],
  // PostgreSQL's.
  ...['57P01', '57P03', '57014', '53300', '55P03', '25006'],
  // The storage's.
  ...['E_CANNOT_READ_FILE', 'E_CANNOT_WRITE_FILE', 'E_CANNOT_DELETE_FILE', 'E_CANNOT_DELETE_DIRECTORY'],
];

/** Errors of the database's and the storage's own that mean something to the caller. */
function knownCode(error: unknown): ErrorCode | null {
  const codes = new Set([...causesOf(error)].map((cause) => cause.code));
  if (fullCodes.some((code) => codes.has(code))) return 'STORAGE_FULL';
  return downCodes.some((code) => codes.has(code)) ? 'UNAVAILABLE' : null;
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
  const headers: Record<string, string> = { 'cache-control': 'private, no-store' };
  // What is left of an oversized body is not worth reading.
  if (code === 'PAYLOAD_TOO_LARGE') headers.connection = 'close';
  if (code === 'UNAUTHENTICATED') headers['www-authenticate'] = 'Bearer';
  if (error instanceof RateLimitedError) headers['retry-after'] = String(error.retryAfterSeconds);
  return context.json(body, errorStatus[code], headers);
}
