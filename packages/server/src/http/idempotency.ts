import { createHash } from 'node:crypto';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { idempotencyKeys } from '../db/bookkeeping.ts';
import type { Database } from '../db/database.ts';
import { HttpError } from './http-error.ts';

/** Whose request, of which call, under which key. */
interface IdempotencyScope {
  readonly uid: string;
  readonly call: string;
  readonly key: string;
}

type Answer = Record<string, unknown>;

/** Work that has not answered after this time died with its server. */
const abandonedAfterMs = 60_000;
/** Answers are kept for a day. */
const keptMs = 86_400_000;

/** Printable and short, as clients make them. */
const keyPattern = /^[\x21-\x7e]{1,200}$/;

/** @throws `VALIDATION` for a key that no client of ours makes */
export function checkIdempotencyKey(key: string): string {
  if (!keyPattern.test(key)) throw new HttpError('VALIDATION', 'The Idempotency-Key is not valid.');
  return key;
}

/** A hash of everything that a request asks for, its files included. */
export async function fingerprint(fields: Record<string, unknown>): Promise<string> {
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

const ofScope = (scope: IdempotencyScope) =>
  and(
    eq(idempotencyKeys.uid, scope.uid),
    eq(idempotencyKeys.call, scope.call),
    eq(idempotencyKeys.key, scope.key),
  );

/** Claims the key: of any number of simultaneous requests exactly one gets true. */
async function claim(db: Database, scope: IdempotencyScope, print: string, now: Date): Promise<boolean> {
  const abandonedBefore = new Date(now.getTime() - abandonedAfterMs);
  const claimed = await db
    .insert(idempotencyKeys)
    .values({ ...scope, fingerprint: print, createdAt: now })
    .onConflictDoUpdate({
      target: [idempotencyKeys.uid, idempotencyKeys.call, idempotencyKeys.key],
      set: { createdAt: now },
      setWhere: and(
        isNull(idempotencyKeys.answer),
        eq(idempotencyKeys.fingerprint, print),
        lt(idempotencyKeys.createdAt, abandonedBefore),
      ),
    })
    .returning({ key: idempotencyKeys.key });
  return claimed.length > 0;
}

async function earlierAnswer(db: Database, scope: IdempotencyScope, print: string): Promise<Answer> {
  const [row] = await db.select().from(idempotencyKeys).where(ofScope(scope));
  if (row && row.fingerprint !== print) throw new HttpError('IDEMPOTENCY_MISMATCH');
  if (!row?.answer) throw new HttpError('IN_PROGRESS');
  return row.answer;
}

/**
 * Does the work of a key once and gives every repetition the first answer. Work that failed leaves no trace, so
 * that it can be tried again.
 * @param print the request's `fingerprint`
 * @throws `IDEMPOTENCY_MISMATCH` for other content under the same key, `IN_PROGRESS` while the first works
 */
export async function once(
  db: Database,
  scope: IdempotencyScope,
  print: string,
  now: Date,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (!(await claim(db, scope, print, now))) return earlierAnswer(db, scope, print);
  try {
    const answer = await work();
    await db.update(idempotencyKeys).set({ answer }).where(ofScope(scope));
    return answer;
  } catch (error) {
    await db.delete(idempotencyKeys).where(and(ofScope(scope), isNull(idempotencyKeys.answer)));
    throw error;
  }
}

/** Forgets keys whose day is over. */
export async function sweepIdempotencyKeys(db: Database, now: Date): Promise<void> {
  const oldest = sql`${new Date(now.getTime() - keptMs).toISOString()}::timestamptz`;
  await db.delete(idempotencyKeys).where(sql`${idempotencyKeys.createdAt} < ${oldest}`);
}
