/**
 * Waits for the answer to a request, and aborts the request when none has arrived in time.
 * @param limitMs in milliseconds
 */
export async function abortAfter<Answer>(
  request: Promise<Answer> & { readonly abort: () => void },
  limitMs: number,
): Promise<Answer> {
  const timer = setTimeout(() => request.abort(), limitMs);
  try {
    return await request;
  } finally {
    clearTimeout(timer);
  }
}
