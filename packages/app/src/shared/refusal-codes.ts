import type { ErrorCode } from '@aura/api-client/contract/errors';

/** Codes with which the server refuses an upload for good. */
export const refusalCodes: readonly (ErrorCode | null)[] = [
  'VALIDATION',
  'FORBIDDEN',
  'SUSPENDED',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA',
  'UNREADABLE_IMAGE',
];
