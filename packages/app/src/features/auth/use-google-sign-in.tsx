import type { ReactNode } from 'react';
import type { Identity } from '../../platform/identity/identity-provider.ts';
import { useGoogleChooser } from '../../platform/identity/use-google-chooser.tsx';
import { usePlatform } from '../../platform/platform.tsx';

/**
 * Signing in with Google: the provider's popup, or, where there is only the local provider, a chooser of ours.
 * @returns the function that signs in (null when the person closes the question; throws `IdentityError`) and the
 * chooser to draw
 */
export function useGoogleSignIn(): { signIn: () => Promise<Identity | null>; chooser: ReactNode } {
  const { identity } = usePlatform();
  const { choose, chooser } = useGoogleChooser();
  return { signIn: () => identity.signInWithGoogle(choose), chooser };
}
