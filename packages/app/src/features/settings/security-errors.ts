import { toApiError } from '@aura/api-client/errors';
import { accountDeletionCopy, securitySettingsCopy } from '@aura/domain/copy/settings';
import { IdentityError } from '../../platform/identity/identity-provider.ts';

const recentLoginRequired = 'auth/requires-recent-login';

const isStaleProof = (error: unknown) => error instanceof IdentityError && error.code === recentLoginRequired;

/** The words for a password that did not change (docs/product.md section 8, Settings). */
export function passwordErrorText(error: unknown): string {
  return isStaleProof(error)
    ? securitySettingsCopy.reauthenticateForPassword
    : securitySettingsCopy.passwordFailed;
}

/** The words for an account that was not deleted: the server's own where it gave some. */
export function deletionErrorText(error: unknown): string {
  if (isStaleProof(error)) return accountDeletionCopy.reauthenticate;
  if (error instanceof IdentityError) return accountDeletionCopy.failed;
  const { code, kind, message } = toApiError(error);
  if (code === 'RECENT_LOGIN_REQUIRED') return accountDeletionCopy.reauthenticate;
  if (kind === 'network' || kind === 'timeout') return accountDeletionCopy.failed;
  return message || accountDeletionCopy.backendFailed;
}
