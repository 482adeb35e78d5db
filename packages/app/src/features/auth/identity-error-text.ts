import { IdentityError } from '../../platform/identity/identity-provider.ts';

/**
 * Message for a failed sign-up, log-in or password reset (docs/product.md section 8).
 * @param fallback for failures without a message, such as a chunk that did not load
 */
export function identityErrorText(error: unknown, fallback: string): string {
  return (error instanceof IdentityError && error.message) || fallback;
}
