import pino, { type DestinationStream, type Logger } from 'pino';

/** Emails, also in an address; tokens; and the signature of an image's id, which shows a private image. */
const secrets =
  /[^\s"'<>@,;:()/]+(?:@|%40)[^\s"'<>@,;:()/]+|eyJ[\w-]+(?:\.[\w-]*)*|(?<=\bpic_[\w-]+)\.[\w.-]+/gi;

/** Removes emails, tokens and signatures from a text. */
export function scrub(text: string): string {
  return text.replace(secrets, '[removed]');
}

/** Removes query parameters, which database drivers append to the message and which may be personal data. */
function withoutValues(message: string): string {
  return message.split('\nparams:', 1)[0] ?? '';
}

interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly code?: unknown;
  readonly stack?: string;
  readonly cause?: LoggedError;
}

/** Describes an error for the log: where and why it occurred, without personal data. */
export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: scrub(String(error)) };
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? [];
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: scrub(withoutValues(error.message)),
    ...(code === undefined ? {} : { code }),
    ...(frames.length > 0 ? { stack: frames.join('\n') } : {}),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

/**
 * Creates a logger that writes JSON lines.
 * @param destination by default the standard output
 */
export function createLog(level: string, destination: DestinationStream = pino.destination(1)): Logger {
  return pino({ level, base: null, serializers: { err: describeError } }, destination);
}
