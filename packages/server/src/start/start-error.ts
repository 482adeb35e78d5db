/** Why the server cannot start, in one line for the person who starts it. */
export class StartError extends Error {}

/** The `code` of a system error, such as `EADDRINUSE`. */
export function systemErrorCode(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : '';
}
