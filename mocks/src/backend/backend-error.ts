import type { ErrorBody, ErrorCode } from '@aura/api-client/contract/errors';
import { errorStatus } from '@aura/api-client/contract/errors';
import { usernameCopy } from '@aura/domain/copy/auth';
import { errorCopy } from '@aura/domain/copy/errors';

const sentences: Partial<Record<ErrorCode, string>> = {
  UNAUTHENTICATED: errorCopy.notAuthenticated,
  USERNAME_TAKEN: usernameCopy.taken,
  UNSUPPORTED_MEDIA: errorCopy.notAnImage,
  UNREADABLE_IMAGE: errorCopy.imageNotLoaded,
  PAYLOAD_TOO_LARGE: errorCopy.imageTooLarge,
};

/** An error that the caller receives as a response. */
export class BackendError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string = sentences[code] ?? errorCopy.unexpected) {
    super(message);
    this.name = 'BackendError';
    this.code = code;
  }
}

/** The error response of the contract. */
export function errorResponse({ code, message }: BackendError): { status: number; body: ErrorBody } {
  return { status: errorStatus[code], body: { success: false, error: message, code } };
}
