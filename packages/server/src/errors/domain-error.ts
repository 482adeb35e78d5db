import type { DomainErrorCode } from './error-codes.ts';

/**
 * An error of a service, a repository or the infrastructure that the caller is informed of. It has no HTTP
 * status.
 */
export class DomainError extends Error {
  readonly code: DomainErrorCode;
  /** A sentence for the user that replaces the default one of the code; null for the default. */
  readonly userMessage: string | null;

  constructor(code: DomainErrorCode, userMessage: string | null = null, options?: ErrorOptions) {
    super(userMessage ?? code, options);
    this.name = 'DomainError';
    this.code = code;
    this.userMessage = userMessage;
  }
}
