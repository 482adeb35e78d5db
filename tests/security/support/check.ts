import type { Harness } from './harness.ts';

/** A check of docs/security-checks.md. */
export interface Check {
  /** From 1; the number in the document. */
  readonly number: number;
  readonly title: string;
  /**
   * Attacks a server.
   * @returns what was measured, for the table
   * @throws when the server does not withstand it
   */
  run(harness: Harness): Promise<string>;
}
