import { cancelledProviderCodes, loginErrorCopy, providerErrorCopy } from '@aura/domain/copy/auth';
import { IdentityError } from './identity-provider.ts';

/**
 * Known codes in plain words; the provider's own text is the last resort (docs/product.md section 8).
 * @param error whatever the provider's SDK threw
 */
export function toIdentityError(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error;
  const code = codeOf(error);
  const ownText = error instanceof Error ? error.message : '';
  return new IdentityError(code, providerErrorCopy[code] ?? (ownText || loginErrorCopy.failed));
}

/** Whether the person closed the provider's window, which is no error. */
export function isCancelled(error: unknown): boolean {
  return cancelledProviderCodes.includes(codeOf(error));
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown';
}
