import { describeError } from '../log.ts';

/** One line of `npm run doctor`: what was found, and what to do about it. */
export interface Finding {
  readonly level: 'ok' | 'warn' | 'error';
  readonly text: string;
}

export const ok = (text: string): Finding => ({ level: 'ok', text });
export const warn = (text: string): Finding => ({ level: 'warn', text });
export const error = (text: string): Finding => ({ level: 'error', text });

/** Why something failed, in words: what the error was caused by, if it names that. */
export function reasonOf(cause: unknown): string {
  const { message, cause: reason, type } = describeError(cause);
  return reason?.message || message || type;
}

/** The longest difference of two clocks that is no error. */
const maxSkewMs = 30_000;

/** Compares this machine's clock with another one. */
export function clockFinding(name: string, other: Date, now: Date): Finding {
  const seconds = Math.round(Math.abs(other.getTime() - now.getTime()) / 1000);
  if (seconds * 1000 <= maxSkewMs) return ok(`clock: as that of ${name}`);
  return error(`clock: ${seconds} seconds away from that of ${name}; synchronise it, such as with chrony`);
}
