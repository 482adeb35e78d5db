import type { ErrorCode } from '@aura/api-client/contract/errors';
import { errorMessages } from './error-messages.ts';

/** A failure that the caller may hear of: a contract code with a sentence for a person. */
export class HttpError extends Error {
  readonly code: ErrorCode;

  /**
   * @param code decides the HTTP status (`errorStatus`)
   * @param message shown to the caller; by default the code's own sentence
   */
  constructor(code: ErrorCode, message: string = errorMessages[code]) {
    super(message);
    this.name = 'HttpError';
    this.code = code;
  }
}
