import { IdentityError } from '../../platform/identity/identity-provider.ts';

/** Codes of the provider for a link that has expired, was used, or whose account does not exist. */
const unusableCodes = ['auth/expired-action-code', 'auth/invalid-action-code', 'auth/user-not-found'];

/** Returns whether the link of an email of the identity provider cannot be used any more. */
export const isUnusableCode = (error: unknown): boolean =>
  error instanceof IdentityError && unusableCodes.includes(error.code);
