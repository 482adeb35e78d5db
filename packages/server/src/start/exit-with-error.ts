import { ConfigError } from '../config/config-error.ts';
import { StartError } from './start-error.ts';

/** Writes one line to the standard error and ends the process. */
export function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** Ends a program that cannot start, with one line for the operator. */
export function exitWithError(error: unknown): never {
  if (error instanceof ConfigError || error instanceof StartError) fail(error.message);
  fail(`The server cannot start: ${error instanceof Error ? error.message : String(error)}`);
}
