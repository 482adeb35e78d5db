/** An error of a driver or of the operating system, which may have a code. */
interface CodedError extends Error {
  readonly code?: unknown;
  /** The name of the violated constraint, of an error of PostgreSQL. */
  readonly constraint?: unknown;
}

/** Iterates over an error, its `cause`, the cause of that, and so on. */
export function* causesOf(error: unknown): Generator<CodedError> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) yield cause;
}

/** Whether the error or one of its causes has one of the codes. */
export function hasErrorCode(error: unknown, ...codes: readonly string[]): boolean {
  return [...causesOf(error)].some(({ code }) => typeof code === 'string' && codes.includes(code));
}
