import { cancelledProviderCodes, providerErrorCopy } from '../copy/auth.ts';

/**
 * The words for a failure of the identity provider: known codes in plain words, else the provider's own.
 * @returns null when the person closed the provider's window, which is no error.
 */
export function providerErrorText(code: string, message: string, fallback: string): string | null {
  if (cancelledProviderCodes.includes(code)) return null;
  return providerErrorCopy[code] ?? (message === '' ? fallback : message);
}
