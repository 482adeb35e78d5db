import { toApiError } from '@aura/api-client/errors';

/** What the server says about a wear that it refuses, such as a plan too far ahead; otherwise a general sentence. */
export function wearErrorText(error: unknown, general: string): string {
  const { code, message } = toApiError(error);
  return (code === 'VALIDATION' || code === 'NOT_FOUND') && message ? message : general;
}
