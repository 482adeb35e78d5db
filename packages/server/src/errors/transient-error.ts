/** A failure that a retry may resolve. */
export class TransientError extends Error {
  /** Time to wait before the retry, in milliseconds. */
  readonly retryAfterMs: number;

  constructor(message: string, options: { readonly retryAfterMs?: number; readonly cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.retryAfterMs = options.retryAfterMs ?? 0;
  }
}
