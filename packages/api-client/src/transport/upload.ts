import type { Incoming, Outgoing, Sender } from './fetch.ts';

/** Upload progress in bytes. */
export interface UploadProgress {
  readonly sentBytes: number;
  readonly totalBytes: number;
}

/**
 * Sends a request with XMLHttpRequest, because `fetch` does not report upload progress.
 * @param onProgress called during the upload, and finally with all bytes sent
 * @throws DOMException AbortError when the signal aborts; TypeError when there is no response
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

/** Returns how a call is sent whose upload progress is wanted; undefined when it is not. */
export function withProgress(onProgress?: (progress: UploadProgress) => void): Sender | undefined {
  return onProgress && ((outgoing) => sendWithProgress(outgoing, onProgress));
}
