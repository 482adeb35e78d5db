import { providerErrorCopy } from '../copy/auth.ts';

/**
 * The message for an error of the identity provider: the product's text for known codes, else the provider's,
 * which may be empty (docs/product.md section 8).
 */
export function providerErrorText(code: string, message: string): string {
  return providerErrorCopy[code] ?? message;
}
