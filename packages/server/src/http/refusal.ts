import { DomainError } from '../errors/domain-error.ts';
import { driverErrorCode } from '../errors/driver-errors.ts';
import { causesOf } from '../errors/error-causes.ts';
import type { DomainErrorCode } from '../errors/error-codes.ts';
import { QueueFullError } from '../queue.ts';
import type { Refusal } from '../telemetry/telemetry.ts';
import { RateLimitedError } from './rate-limit.ts';
import { UnavailableError } from './unavailable-error.ts';

const reasons: Partial<Record<DomainErrorCode, string>> = {
  'analysis.failed': 'analysis',
  'auth.provider_unavailable': 'identity_provider',
  'database.unavailable': 'database',
  'streams.too_many': 'streams',
  'storage.unavailable': 'storage',
};

/** The PostgreSQL driver's message when no connection became free, or could be opened, in time. */
const noConnection = /^timeout exceeded when trying to connect/;

function unavailablePart(error: unknown): string | null {
  if (error instanceof UnavailableError) return error.reason;
  if (error instanceof QueueFullError) return error.queue;
  if ([...causesOf(error)].some(({ message }) => noConnection.test(message))) return 'pool';
  const code = error instanceof DomainError ? error.code : driverErrorCode(error);
  return (code && reasons[code]) ?? null;
}

/** Why an error refuses a request that could succeed later; null for every other error. */
export function refusalOf(error: unknown): Refusal | null {
  if (error instanceof RateLimitedError) return { kind: 'limit', name: error.limit };
  const name = unavailablePart(error);
  return name === null ? null : { kind: 'unavailable', name };
}
