import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { parseRetryAfter } from '../../parse-retry-after.ts';
import { readTextUpTo } from '../read-body.ts';
import { maxResponseBytes, photoPath } from './host-protocol.ts';

/** No connection could be made, or it broke before the response. */
export class ConnectionLostError extends Error {}

interface HostRequest {
  readonly url: string;
  readonly secret: string;
  /** Time to connect, in milliseconds. */
  readonly connectMs: number;
  readonly signal: AbortSignal;
}

export interface HostResponse {
  readonly status: number;
  /** In milliseconds; 0 when the host names none. */
  readonly retryAfterMs: number;
  readonly body: string;
}

/** A new connection for each photo: a reused one may break. */
function send(jpeg: Buffer, { url, secret, connectMs, signal }: HostRequest): Promise<IncomingMessage> {
  const address = new URL(`${url}${photoPath}`);
  const isSecure = address.protocol === 'https:';
  return new Promise((resolve, reject) => {
    const request = (isSecure ? requestHttps : requestHttp)(address, {
      method: 'POST',
      agent: false,
      signal,
      headers: {
        authorization: `Bearer ${secret}`,
        'content-type': 'image/jpeg',
        'content-length': jpeg.byteLength,
      },
    });
    const timer = setTimeout(() => {
      request.destroy(Object.assign(new Error('no connection in time'), { code: 'ETIMEDOUT' }));
    }, connectMs);
    request.once('socket', (socket) => {
      socket.once(isSecure ? 'secureConnect' : 'connect', () => clearTimeout(timer));
    });
    request.once('close', () => clearTimeout(timer));
    request.once('response', resolve);
    request.on('error', reject);
    request.end(jpeg);
  });
}

/**
 * Sends a photo to an analysis process and reads the response, whatever its status.
 * @throws ConnectionLostError, the signal's reason, or an error for a response that is too long
 */
export async function postPhoto(jpeg: Buffer, request: HostRequest): Promise<HostResponse> {
  try {
    const response = await send(jpeg, request);
    return {
      status: response.statusCode ?? 0,
      retryAfterMs: parseRetryAfter(response.headers['retry-after']),
      body: await readTextUpTo(response, maxResponseBytes),
    };
  } catch (error) {
    request.signal.throwIfAborted();
    // Errors of the connection have a code.
    if (error instanceof Error && 'code' in error) {
      throw new ConnectionLostError(`the connection is lost (${String(error.code)})`, { cause: error });
    }
    throw error;
  }
}
