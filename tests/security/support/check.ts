import type { Harness } from './harness.ts';

/** A check of docs/security-checks.md. */
export interface Check {
  /** From 1; the number in the document. */
  readonly number: number;
  readonly title: string;
  /**
   * What it may disturb. `main` checks share a server, so that only one of them runs at a time; `own` checks have
   * servers of their own and run beside others; `alone` checks measure times or use up the machine.
   */
  readonly runs: 'main' | 'own' | 'alone';
  /**
   * Attacks a server.
   * @returns what was measured, for the table
   * @throws when the server does not withstand it
   */
  run(harness: Harness): Promise<string>;
}
