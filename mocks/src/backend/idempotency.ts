import { BackendError } from './backend-error.ts';
import type { State } from './state.ts';

interface IdempotencyScope {
  readonly uid: string;
  readonly call: string;
  readonly key: string;
}

const scopeKey = ({ uid, call, key }: IdempotencyScope) => JSON.stringify([uid, call, key]);

/** Serializes a request with the bytes of its files, for comparison. */
async function serializeRequest(request: Record<string, unknown>): Promise<string> {
  const fields = Object.entries(request).map(async ([name, value]) => {
    if (!(value instanceof Blob)) return [name, value];
    return [name, [...new Uint8Array(await value.arrayBuffer())].join()];
  });
  return JSON.stringify(await Promise.all(fields));
}

/**
 * Runs `work` once per idempotency key and returns the first response to every repetition. The result of a
 * failure is not stored.
 * @throws `IDEMPOTENCY_MISMATCH` for another request with the same key, and the errors of `work`
 */
export async function runIdempotent(
  { idempotentRequests }: State,
  { uid, call, key }: IdempotencyScope,
  request: Record<string, unknown>,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const scope = scopeKey({ uid, call, key });
  const content = await serializeRequest(request);
  const earlier = idempotentRequests.get(scope);
  if (earlier && earlier.content !== content) throw new BackendError('IDEMPOTENCY_MISMATCH');
  if (earlier) return earlier.response;
  const response = work();
  const started = { content, response, done: false };
  idempotentRequests.set(scope, started);
  response.then(
    () => {
      started.done = true;
    },
    () => idempotentRequests.delete(scope),
  );
  return response;
}

/** Returns the state of the requests with a key. */
export function findRequestState(
  { idempotentRequests }: State,
  scope: IdempotencyScope,
): 'done' | 'running' | 'unknown' {
  const request = idempotentRequests.get(scopeKey(scope));
  if (request === undefined) return 'unknown';
  return request.done ? 'done' : 'running';
}
