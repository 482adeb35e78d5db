/** The server cannot start; the message is one line for the operator. */
export class StartError extends Error {}

/** Returns the `code` of a system error, such as `EADDRINUSE`; empty without one. */
export function systemErrorCode(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : '';
}
