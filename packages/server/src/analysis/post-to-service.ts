import { TransientError } from '../errors/transient-error.ts';
import { parseRetryAfter } from '../parse-retry-after.ts';

/**
 * Sends a POST request to an external analysis service. Redirects are not followed.
 * @throws TransientError for a 5xx or 429 response, an error for any other response than 2xx, and those of `fetch`
 */
export async function postToService(url: string, init: Omit<RequestInit, 'method'>): Promise<Response> {
  const response = await fetch(url, { ...init, method: 'POST', redirect: 'error' });
  if (response.ok) return response;
  const message = `the service answered ${response.status}`;
  if (response.status < 500 && response.status !== 429) throw new Error(message);
  throw new TransientError(message, { retryAfterMs: parseRetryAfter(response.headers.get('retry-after')) });
}
