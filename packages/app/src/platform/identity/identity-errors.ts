import { cancelledProviderCodes } from '@aura/domain/copy/auth';
import { providerErrorText } from '@aura/domain/rules/provider-errors';
import { IdentityError } from './identity-provider.ts';

/**
 * A refusal in the words of the product's rule (docs/product.md section 8); without words where the provider gives
 * none.
 * @param error whatever the provider's SDK threw
 */
export function toIdentityError(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error;
  const code = codeOf(error);
  const ownText = error instanceof Error ? error.message : '';
  return new IdentityError(code, providerErrorText(code, ownText));
}

/** Whether the person closed the provider's window, which is no error. */
export function isCancelled(error: unknown): boolean {
  return cancelledProviderCodes.includes(codeOf(error));
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown';
}
