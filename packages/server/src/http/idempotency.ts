import { createHash } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { HttpError } from './http-error.ts';
import {
  claimKey,
  deleteKeysBefore,
  findKey,
  type IdempotencyScope,
  releaseKey,
  type StoredAnswer,
  storeAnswer,
} from './idempotency.repository.ts';

/** A claim without a response after this time is stale, because its server has stopped. */
const staleAfterMs = 60_000;
/** Responses are stored for 24 hours. */
const retentionMs = 86_400_000;

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

async function replayAnswer(
  db: Database,
  scope: IdempotencyScope,
  requestHash: string,
): Promise<StoredAnswer> {
  const stored = await findKey(db, scope);
  if (stored && stored.requestHash !== requestHash) throw new HttpError('IDEMPOTENCY_MISMATCH');
  if (!stored?.answer) throw new HttpError('IN_PROGRESS');
  return stored.answer;
}

/**
 * Runs `work` once per idempotency key; every repetition gets the stored response. When `work` fails, the key
 * is released and the request can be retried.
 * @param requestHash from `hashRequest`
 * @throws `IDEMPOTENCY_MISMATCH` when the key was used for another request, `IN_PROGRESS` while the first one
 * runs
 */
export async function runIdempotent(
  db: Database,
  scope: IdempotencyScope,
  requestHash: string,
  now: Date,
  work: () => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  const staleBefore = new Date(now.getTime() - staleAfterMs);
  if (!(await claimKey(db, scope, requestHash, now, staleBefore)))
    return replayAnswer(db, scope, requestHash);
  try {
    const answer = await work();
    await storeAnswer(db, scope, answer);
    return answer;
  } catch (error) {
    await releaseKey(db, scope);
    throw error;
  }
}

/** Returns the state of the requests with a key; a claim that is stale counts as unknown. */
export async function findRequestState(
  db: Database,
  scope: IdempotencyScope,
  now: Date,
): Promise<'done' | 'running' | 'unknown'> {
  const stored = await findKey(db, scope);
  if (stored?.answer) return 'done';
  const isRunning = stored && now.getTime() - stored.createdAt.getTime() <= staleAfterMs;
  return isRunning ? 'running' : 'unknown';
}

/** Deletes keys whose retention time has passed. */
export async function sweepIdempotencyKeys(db: Database, now: Date): Promise<void> {
  await deleteKeysBefore(db, new Date(now.getTime() - retentionMs));
}
