import { toApiError } from '@aura/api-client/errors';
import { accountDeletionCopy, securitySettingsCopy } from '@aura/domain/copy/settings';
import { IdentityError } from '../../platform/identity/identity-provider.ts';

const recentLoginRequired = 'auth/requires-recent-login';

const isStaleProof = (error: unknown) => error instanceof IdentityError && error.code === recentLoginRequired;

/** Returns the text for a failed password change. */
export function passwordErrorText(error: unknown): string {
  return isStaleProof(error)
    ? securitySettingsCopy.reauthenticateForPassword
    : securitySettingsCopy.passwordFailed;
}

/** Returns the text for a failed account deletion: the server's message if it sent one. */
export function deletionErrorText(error: unknown): string {
  if (isStaleProof(error)) return accountDeletionCopy.reauthenticate;
  if (error instanceof IdentityError) return accountDeletionCopy.failed;
  const { code, kind, message } = toApiError(error);
  if (code === 'RECENT_LOGIN_REQUIRED') return accountDeletionCopy.reauthenticate;
  if (kind === 'network' || kind === 'timeout') return accountDeletionCopy.failed;
  return message || accountDeletionCopy.backendFailed;
}
