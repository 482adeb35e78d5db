import { createHash } from 'node:crypto';
import type { BeforeCommit, Database } from '../db/database.ts';
import { HttpError } from './http-error.ts';
import {
  deleteKeysBefore,
  findResponse,
  type IdempotencyScope,
  insertResponse,
  type StoredResponse,
} from './idempotency.repository.ts';
import type { RunningRequests } from './running-requests.ts';

/** Responses are stored for 30 days, since posts, items and comments that are made offline wait in the browser. */
const retentionMs = 30 * 86_400_000;

/** Printable ASCII, 1 to 200 characters. */
const keyPattern = /^[\x21-\x7e]{1,200}$/;

/** @throws `VALIDATION` when the key does not match `keyPattern` */
export function checkIdempotencyKey(key: string): string {
  if (!keyPattern.test(key)) throw new HttpError('VALIDATION', 'The Idempotency-Key is not valid.');
  return key;
}

/** SHA-256 of all fields of a request, including the bytes of its files. */
export async function hashRequest(fields: Record<string, unknown>): Promise<string> {
  const hash = createHash('sha256');
  for (const name of Object.keys(fields).sort()) {
    const value = fields[name];
    hash.update(`${name}\0`);
    if (value instanceof Blob) for await (const chunk of value.stream()) hash.update(chunk);
    else hash.update(JSON.stringify(value) ?? '');
    hash.update('\0');
  }
  return hash.digest('base64url');
}

interface IdempotencyServices {
  readonly db: Database;
  readonly runningRequests: RunningRequests;
  readonly clock: () => Date;
}

/** A request of a user with an `Idempotency-Key`. */
interface IdempotentRequest {
  readonly scope: IdempotencyScope;
  /** From `hashRequest`. */
  readonly requestHash: string;
  /** When the user signed in. */
  readonly authTime: Date;
}

/** A request with the same key has committed first; the transaction must be rolled back. */
class AnsweredError extends Error {}

/** @returns undefined when no request with the key has succeeded */
async function replayResponse(
  db: Database,
  scope: IdempotencyScope,
  requestHash: string,
): Promise<StoredResponse | undefined> {
  const stored = await findResponse(db, scope);
  if (stored && stored.requestHash !== requestHash) throw new HttpError('IDEMPOTENCY_MISMATCH');
  return stored?.response;
}

async function runWork(
  { clock }: Pick<IdempotencyServices, 'clock'>,
  { scope, requestHash, authTime }: IdempotentRequest,
  work: (store: BeforeCommit<StoredResponse>) => Promise<StoredResponse>,
): Promise<StoredResponse> {
  let isStored = false;
  const response = await work(async (tx, stored) => {
    const times = { now: clock(), authTime };
    if (!(await insertResponse(tx, scope, { requestHash, response: stored }, times)))
      throw new AnsweredError();
    isStored = true;
  });
  if (!isStored) throw new Error(`${scope.call} accepts an Idempotency-Key but has not stored its response`);
  return response;
}

/**
 * Runs `work` once per idempotency key; every repetition gets the first response. The response is committed
 * together with the rows that `work` writes, so that the key is known if and only if they exist.
 * @param work must call `store` in its transaction
 * @throws `IDEMPOTENCY_MISMATCH` when the key was used for another request, `IN_PROGRESS` while the first one
 * runs, `auth.account_erased` when the account was erased meanwhile
 */
export async function runIdempotent(
  services: IdempotencyServices,
  request: IdempotentRequest,
  work: (store: BeforeCommit<StoredResponse>) => Promise<StoredResponse>,
): Promise<StoredResponse> {
  const { db, runningRequests } = services;
  const { scope, requestHash } = request;
  const other = await runningRequests.start(scope, requestHash);
  if (other) {
    const response = await replayResponse(db, scope, requestHash);
    if (response) return response;
    const isMismatch = other.requestHash !== null && other.requestHash !== requestHash;
    throw new HttpError(isMismatch ? 'IDEMPOTENCY_MISMATCH' : 'IN_PROGRESS');
  }
  try {
    return (await replayResponse(db, scope, requestHash)) ?? (await runWork(services, request, work));
  } catch (error) {
    const response = error instanceof AnsweredError && (await replayResponse(db, scope, requestHash));
    if (response) return response;
    throw error;
  } finally {
    await runningRequests.end(scope);
  }
}

/** Returns the state of the requests with a key. */
export async function findRequestState(
  { db, runningRequests }: IdempotencyServices,
  scope: IdempotencyScope,
): Promise<'done' | 'running' | 'unknown'> {
  // Asked first: a request that ends in between has stored its response.
  const isRunning = await runningRequests.has(scope);
  if (await findResponse(db, scope)) return 'done';
  return isRunning ? 'running' : 'unknown';
}

/**
 * Deletes keys whose retention time has passed.
 * @param limit number of keys
 * @returns the number of deleted rows
 */
export function sweepIdempotencyKeys(db: Database, now: Date, limit: number): Promise<number> {
  return deleteKeysBefore(db, new Date(now.getTime() - retentionMs), limit);
}
