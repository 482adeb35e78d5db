import { cancelledProviderCodes } from '@aura/domain/copy/auth';
import { providerErrorText } from '@aura/domain/rules/provider-errors';
import { IdentityError } from './identity-provider.ts';

/** Converts an error of the provider's SDK to an `IdentityError` with the product's text (docs/product.md section 8). */
export function toIdentityError(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error;
  const code = codeOf(error);
  const providerText = error instanceof Error ? error.message : '';
  return new IdentityError(code, providerErrorText(code, providerText));
}

/**
 * Waits for a call of the provider.
 * @throws an `IdentityError` when it fails
 */
export async function withIdentityErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw toIdentityError(error);
  }
}

/** Returns whether the user closed the provider's popup, which is not an error. */
export function isCancelled(error: unknown): boolean {
  return cancelledProviderCodes.includes(codeOf(error));
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown';
}
