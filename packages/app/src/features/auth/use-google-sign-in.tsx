import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import type {
  ChooseGoogleAccount,
  GoogleAccount,
  Identity,
} from '../../platform/identity/identity-provider.ts';
import { usePlatform } from '../../platform/platform.tsx';

const GoogleAccountChooser = lazy(async () => ({
  default: (await import('@aura/ui/auth/GoogleAccountChooser')).GoogleAccountChooser,
}));

type Resolve = (account: GoogleAccount | null) => void;

/**
 * Signing in with Google: the provider's popup, or, where there is only the local provider, a chooser of ours.
 * @returns the function that signs in (null when the person closes the question; throws `IdentityError`) and the
 * chooser to draw
 */
export function useGoogleSignIn(): { signIn: () => Promise<Identity | null>; chooser: ReactNode } {
  const { identity } = usePlatform();
  const [resolve, setResolve] = useState<Resolve | null>(null);

  const choose: ChooseGoogleAccount = useCallback(
    () => new Promise((answer) => setResolve(() => answer)),
    [],
  );
  const answer = (account: GoogleAccount | null) => {
    resolve?.(account);
    setResolve(null);
  };
  const chooser = resolve && (
    <Suspense fallback={null}>
      <GoogleAccountChooser open onChoose={answer} onCancel={() => answer(null)} />
    </Suspense>
  );
  return { signIn: () => identity.signInWithGoogle(choose), chooser };
}
