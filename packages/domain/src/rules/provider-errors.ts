import { providerErrorCopy } from '../copy/auth.ts';

/**
 * The words for a failure of the identity provider: known codes in plain words, else the provider's own, which may be
 * none (docs/product.md section 8).
 */
export function providerErrorText(code: string, message: string): string {
  return providerErrorCopy[code] ?? message;
}
