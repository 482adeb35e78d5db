import type { ApiEnvironment } from '../base-query.ts';
import type { Call, RequestOf } from '../contract/call.ts';
import { encodeRequest } from '../contract/encode.ts';
import { localError } from '../errors.ts';
import { readAnswer } from './answer.ts';
import { sendWithToken, signedOut } from './session.ts';

interface DownloadOptions {
  readonly signal: AbortSignal;
  /** @param bytes received until now */
  readonly onReceived: (bytes: number) => void;
}

/**
 * Receives the file of a call that responds with a download.
 * @throws ApiError, or an error of `fetch`, also when the response ends before its end
 */
export async function download<C extends Call>(
  { root, identity }: ApiEnvironment,
  call: C,
  request: RequestOf<C>,
  { signal, onReceived }: DownloadOptions,
): Promise<Blob> {
  const { path } = encodeRequest(call, request);
  const connect = async (token: string | null) => {
    if (token === null) throw signedOut;
    return fetch(`${root}${path}`, { signal, headers: { Authorization: `Bearer ${token}` } });
  };
  const response = await sendWithToken(identity, connect, ({ status }) => status === 401);
  if (!response.ok || response.body === null) {
    const { status } = response;
    throw readAnswer(call, { status, text: await response.text() }).error ?? localError('network');
  }
  let received = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(part, controller) {
        received += part.length;
        onReceived(received);
        controller.enqueue(part);
      },
    }),
  );
  return new Response(counted, { headers: { 'Content-Type': 'application/zip' } }).blob();
}
