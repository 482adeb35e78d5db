import type { ErrorCode } from '@aura/api-client/contract/errors';
import { usernameCopy } from '@aura/domain/copy/auth';
import { outfitsCopy } from '@aura/domain/copy/outfits';

/** The default message of each error code. */
export const errorMessages: Record<ErrorCode, string> = {
  VALIDATION: 'The request is not valid.',
  UNAUTHENTICATED: 'Please sign in.',
  RECENT_LOGIN_REQUIRED: 'Please sign in again to do this.',
  FORBIDDEN: 'This is not yours to do.',
  SUSPENDED: 'Your account is suspended.',
  NOT_FOUND: 'Not found.',
  REQUEST_TIMEOUT: 'The connection was too slow. Please try again.',
  USERNAME_TAKEN: usernameCopy.taken,
  IN_PROGRESS: 'The same request is still being worked on.',
  ALREADY_DECIDED: 'Another moderator has already decided.',
  OUTFIT_CHANGED: outfitsCopy.changedElsewhere,
  PAYLOAD_TOO_LARGE: 'The upload is too large.',
  UNSUPPORTED_MEDIA: 'The file is not a picture that can be read.',
  UNREADABLE_IMAGE: 'The picture is damaged or too large to read.',
  IDEMPOTENCY_MISMATCH: 'This request repeats an earlier one with other content.',
  RATE_LIMITED: 'Too many requests. Please wait a moment.',
  INTERNAL: 'Something went wrong.',
  UNAVAILABLE: 'The service is not available right now.',
  STORAGE_FULL: 'There is no room for this right now.',
};
