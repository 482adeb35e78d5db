import type { ErrorCode } from '@aura/api-client/contract/errors';
import { errorMessages } from './error-messages.ts';

/** A failure with an error code of the contract. Only the HTTP layer throws it; all other code throws `DomainError`. */
export class HttpError extends Error {
  readonly code: ErrorCode;

  /**
   * @param code decides the HTTP status (`errorStatus`)
   * @param message shown to the user; by default the message of the code
   */
  constructor(code: ErrorCode, message: string = errorMessages[code]) {
    super(message);
    this.name = 'HttpError';
    this.code = code;
  }
}
