import { IdentityError } from '../../platform/identity/identity-provider.ts';

/**
 * What went wrong in signing up or in: the provider's refusal (docs/product.md section 8).
 * @param fallback for a failure that says nothing, such as code that did not load
 */
export function identityErrorText(error: unknown, fallback: string): string {
  return (error instanceof IdentityError && error.message) || fallback;
}
