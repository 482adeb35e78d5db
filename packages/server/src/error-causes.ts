/** What an error of a driver or of the system may carry besides its message. */
interface CodedError extends Error {
  readonly code?: unknown;
}

/** An error, then what caused it, and so on. */
export function* causesOf(error: unknown): Generator<CodedError> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) yield cause;
}
