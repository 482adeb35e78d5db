import type { EarlyVisit } from './find-visit.ts';

/** Sends a read with the persisted token. `takeEarlyRead` of the app takes its response from `auraEarlyReads`. */
export function sendRead({ apiRoot, token }: EarlyVisit, path: string, query: Record<string, string>) {
  const parameters = String(new URLSearchParams(query));
  const separator = path.includes('?') ? '&' : '?';
  const url = apiRoot + path + (parameters && separator + parameters);
  const response = fetch(url, { headers: { Authorization: `Bearer ${token}` } });
  // The app sends a failed read again.
  response.catch(() => {});
  globalThis.auraEarlyReads?.push({ url, token, startedAt: Date.now(), response });
  return response;
}

/**
 * Returns the body of a response, of which the app reads its own copy.
 * @throws when there is no response, or its body is not JSON; an error has none of the fields of `T`
 */
export async function readAnswer<T>(response: Promise<Response>): Promise<Partial<T>> {
  return (await response).clone().json();
}
