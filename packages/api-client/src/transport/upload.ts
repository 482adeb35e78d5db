import type { Incoming, Outgoing } from './fetch.ts';

/** How much of an upload has left the device, in bytes. */
export interface UploadProgress {
  readonly sentBytes: number;
  readonly totalBytes: number;
}

/**
 * Sends by XMLHttpRequest, since `fetch` does not tell how much of a body is sent.
 * @param onProgress called while the body is sent; the last time with everything sent
 * @throws DOMException AbortError when the signal aborts; TypeError when no answer comes
 */
export function sendWithProgress(
  { url, method, headers, body, signal }: Outgoing,
  onProgress: (progress: UploadProgress) => void,
): Promise<Incoming> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress({ sentBytes: loaded, totalBytes: total });
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = () => reject(new TypeError('The upload got no answer.'));
    request.onabort = () => reject(new DOMException('The upload was given up.', 'AbortError'));
    request.onloadend = () => signal.removeEventListener('abort', abort);
    signal.addEventListener('abort', abort);
    if (signal.aborted) reject(new DOMException('The upload was given up.', 'AbortError'));
    else request.send(body);
  });
}
