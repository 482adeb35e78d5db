import { emailedLinkCopy } from '@aura/domain/copy/emailed-links';
import { useEffect, useRef, useState } from 'react';
import { usePlatform } from '../../platform/platform.tsx';
import { identityErrorText } from './identity-error-text.ts';
import { isUnusableCode } from './unusable-code.ts';

type Verification =
  | { readonly name: 'checking' | 'verified' | 'unusable' }
  | { readonly name: 'failed'; readonly reason: string };

const checking: Verification = { name: 'checking' };

/**
 * Verifies the address of an account with the code of a verification email, once. The server then learns of it by a new
 * token.
 */
export function useEmailVerification(code: string | null) {
  const { identity } = usePlatform();
  const [verification, setVerification] = useState<Verification>(
    code === null ? { name: 'unusable' } : checking,
  );
  const request = useRef<Promise<void> | null>(null);

  useEffect(() => {
    if (code === null || verification !== checking) return;
    let isCurrent = true;
    const show = (next: Verification) => {
      if (isCurrent) setVerification(next);
    };
    request.current ??= identity.verifyEmail(code);
    request.current.then(
      () => {
        show({ name: 'verified' });
        void identity.getToken({ force: true }).catch(() => undefined);
      },
      (error) =>
        show(
          isUnusableCode(error)
            ? { name: 'unusable' }
            : { name: 'failed', reason: identityErrorText(error, emailedLinkCopy.checkFailed) },
        ),
    );
    return () => {
      isCurrent = false;
    };
  }, [code, identity, verification]);

  const retry = () => {
    request.current = null;
    setVerification(checking);
  };
  return { verification, retry };
}
