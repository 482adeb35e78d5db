import { newPasswordCopy } from '@aura/domain/copy/auth';
import type { ResetLinkState } from '@aura/ui/auth/NewPasswordPage';
import { useEffect, useState } from 'react';
import { IdentityError } from '../../platform/identity/identity-provider.ts';
import { usePlatform } from '../../platform/platform.tsx';
import { identityErrorText } from './identity-error-text.ts';

const checking: ResetLinkState = { name: 'checking' };
const unusable: ResetLinkState = { name: 'unusable' };

/** Codes of the provider for a link that has expired, was used, or whose account does not exist. */
const unusableCodes = ['auth/expired-action-code', 'auth/invalid-action-code', 'auth/user-not-found'];

const isUnusable = (error: unknown) => error instanceof IdentityError && unusableCodes.includes(error.code);

/**
 * Checks the code of a password reset link at the provider, and changes the password with it.
 * @param code null when the address has none
 */
export function useResetLink(code: string | null) {
  const { identity } = usePlatform();
  const [link, setLink] = useState(code === null ? unusable : checking);
  const [error, setError] = useState<string | null>(null);

  useEffect(() => {
    if (code === null || link !== checking) return;
    let isCurrent = true;
    const show = (next: ResetLinkState) => {
      if (isCurrent) setLink(next);
    };
    identity.verifyPasswordReset(code).then(
      (email) => show({ name: 'valid', email }),
      (failure) =>
        show(
          isUnusable(failure)
            ? unusable
            : { name: 'failed', reason: identityErrorText(failure, newPasswordCopy.checkFailed) },
        ),
    );
    return () => {
      isCurrent = false;
    };
  }, [code, identity, link]);

  async function changePassword(password: string) {
    if (code === null || link.name !== 'valid') return;
    setError(null);
    try {
      await identity.confirmPasswordReset(code, password);
      setLink({ name: 'changed', email: link.email });
    } catch (failure) {
      if (isUnusable(failure)) setLink(unusable);
      else setError(identityErrorText(failure, newPasswordCopy.failed));
    }
  }

  return { link, error, changePassword, retry: () => setLink(checking) };
}
