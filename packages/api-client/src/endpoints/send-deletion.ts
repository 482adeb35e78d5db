import { answerOf, type CallOptions, type Send } from '../base-query.ts';
import type { Call, RequestOf } from '../contract/call.ts';
import type { ApiError } from '../errors.ts';

/**
 * Sends a deletion inside a `queryFn`. A 404 counts as success, since the response to an earlier attempt may have been
 * lost.
 */
export async function sendDeletion<C extends Call>(
  send: Send,
  call: C,
  request: RequestOf<C>,
  options?: CallOptions,
): Promise<{ data: null } | { error: ApiError }> {
  const { error } = await answerOf(send, call, request, options);
  return error && error.status !== 404 ? { error } : { data: null };
}
