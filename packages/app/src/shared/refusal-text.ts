import type { ErrorCode } from '@aura/api-client/contract/errors';
import { toApiError } from '@aura/api-client/errors';

/** Returns what the server says about a refusal with one of these codes; for other failures a general text. */
export function refusalText<General extends string | null>(
  error: unknown,
  codes: readonly (ErrorCode | null)[],
  general: General,
): string | General {
  const { code, message } = toApiError(error);
  return codes.includes(code) && message !== '' ? message : general;
}
