import { newPasswordCopy } from '@aura/domain/copy/auth';
import { emailedLinkCopy } from '@aura/domain/copy/emailed-links';
import type { ResetLinkState } from '@aura/ui/auth/NewPasswordPage';
import { useEffect, useState } from 'react';
import { usePlatform } from '../../platform/platform.tsx';
import { identityErrorText } from './identity-error-text.ts';
import { isUnusableCode } from './unusable-code.ts';

const checking: ResetLinkState = { name: 'checking' };
const unusable: ResetLinkState = { name: 'unusable', email: '' };

/**
 * Checks the code of a password reset link at the provider, and changes the password with it.
 * @param code null when the address has none
 * @param currentEmail of the user who is signed in in this browser; null when there is none
 */
export function useResetLink(code: string | null, currentEmail: string | null) {
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
          isUnusableCode(failure)
            ? unusable
            : { name: 'failed', reason: identityErrorText(failure, emailedLinkCopy.checkFailed) },
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
      // The provider ends all sessions of the account; that of this browser continues with the new password.
      if (currentEmail?.toLowerCase() === link.email.toLowerCase())
        await identity.signIn(link.email, password).catch(() => undefined);
      setLink({ name: 'changed', email: link.email });
    } catch (failure) {
      if (isUnusableCode(failure)) setLink({ name: 'unusable', email: link.email });
      else setError(identityErrorText(failure, newPasswordCopy.failed));
    }
  }

  return { link, error, changePassword, retry: () => setLink(checking) };
}
