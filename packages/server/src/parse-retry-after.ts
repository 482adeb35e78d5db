/**
 * Parses the `Retry-After` header of a service, in seconds or as a date (RFC 9110 section 10.2.3).
 * @returns milliseconds from now; 0 when the header is missing or invalid
 */
export function parseRetryAfter(header: string | null | undefined): number {
  const seconds = Number(header ?? 0);
  const ms = Number.isNaN(seconds) ? Date.parse(header ?? '') - Date.now() : seconds * 1000;
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
}
