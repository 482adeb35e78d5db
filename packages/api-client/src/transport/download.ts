import type { ApiEnvironment } from '../base-query.ts';
import type { Call, RequestOf } from '../contract/call.ts';
import { openBody } from './open-body.ts';

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
  environment: ApiEnvironment,
  call: C,
  request: RequestOf<C>,
  { signal, onReceived }: DownloadOptions,
): Promise<Blob> {
  const body = await openBody(environment, call, request, signal);
  let received = 0;
  const counted = body.pipeThrough(
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
