import type { ApiEnvironment } from '../base-query.ts';
import type { Call, RequestOf } from '../contract/call.ts';
import { encodeRequest } from '../contract/encode.ts';
import { localError } from '../errors.ts';
import { readAnswer } from './answer.ts';
import { sendWithToken, signedOut } from './session.ts';

/**
 * Sends a read with a valid token, and returns the body of its response before it has arrived.
 * @throws ApiError, or an error of `fetch`
 */
export async function openBody<C extends Call>(
  { root, identity }: ApiEnvironment,
  call: C,
  request: RequestOf<C>,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const { path } = encodeRequest(call, request);
  const connect = async (token: string | null) => {
    if (token === null) throw signedOut;
    return fetch(`${root}${path}`, { signal, headers: { Authorization: `Bearer ${token}` } });
  };
  const response = await sendWithToken(identity, connect, ({ status }) => status === 401);
  const { ok, body, status } = response;
  if (ok && body !== null) return body;
  throw readAnswer(call, { status, text: await response.text() }).error ?? localError('network');
}
