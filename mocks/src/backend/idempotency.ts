import { Failure } from './failure.ts';
import type { State } from './state.ts';

/** Whose request, of which call, under which key. */
interface Scope {
  readonly uid: string;
  readonly call: string;
  readonly key: string;
}

/** Everything that a request asks for, its files included. */
async function asked(request: Record<string, unknown>): Promise<string> {
  const parts = Object.entries(request).map(async ([name, value]) => {
    if (!(value instanceof Blob)) return [name, value];
    return [name, [...new Uint8Array(await value.arrayBuffer())].join()];
  });
  return JSON.stringify(await Promise.all(parts));
}

/**
 * Does the work of a key once and gives every repetition the first answer. Work that failed leaves no trace.
 * @throws `IDEMPOTENCY_MISMATCH` for other content under the same key, and whatever the work throws
 */
export async function answerOnce(
  { answered }: State,
  { uid, call, key }: Scope,
  request: Record<string, unknown>,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const scope = JSON.stringify([uid, call, key]);
  const content = await asked(request);
  const earlier = answered.get(scope);
  if (earlier && earlier.asked !== content) throw new Failure('IDEMPOTENCY_MISMATCH');
  if (earlier) return earlier.answer;
  const answer = work();
  answered.set(scope, { asked: content, answer });
  answer.catch(() => answered.delete(scope));
  return answer;
}
