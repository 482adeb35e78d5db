import * as z from 'zod/mini';

/** Every error code with its HTTP status. */
export const errorStatus = {
  VALIDATION: 400,
  UNAUTHENTICATED: 401,
  RECENT_LOGIN_REQUIRED: 401,
  FORBIDDEN: 403,
  SUSPENDED: 403,
  NOT_FOUND: 404,
  REQUEST_TIMEOUT: 408,
  USERNAME_TAKEN: 409,
  IN_PROGRESS: 409,
  ALREADY_DECIDED: 409,
  OUTFIT_CHANGED: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA: 415,
  UNREADABLE_IMAGE: 422,
  IDEMPOTENCY_MISMATCH: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  STORAGE_FULL: 507,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Error codes of every call. */
export const commonErrors = [
  'VALIDATION',
  'RATE_LIMITED',
  'INTERNAL',
  'UNAVAILABLE',
] as const satisfies readonly ErrorCode[];

/** Additional error codes of every call with a body. */
export const bodyErrors = [
  'REQUEST_TIMEOUT',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA',
] as const satisfies readonly ErrorCode[];

/** Additional error codes of calls with an image. */
export const uploadErrors = [
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA',
  'UNREADABLE_IMAGE',
  'STORAGE_FULL',
] as const satisfies readonly ErrorCode[];

/** Additional error codes of idempotent calls. */
export const repeatErrors = ['IDEMPOTENCY_MISMATCH', 'IN_PROGRESS'] as const satisfies readonly ErrorCode[];

/** Body of every error response; it contains no internal details. */
export const errorBody = z.object({
  success: z.literal(false),
  /** A sentence for the user. */
  error: z.string(),
  code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
});

export type ErrorBody = z.infer<typeof errorBody>;
