import type { ReactNode } from 'react';
import type { Identity } from '../../platform/identity/identity-provider.ts';
import { usePlatform } from '../../platform/platform.tsx';
import { useGoogleAccountChooser } from '../../shared/use-google-account-chooser.tsx';

/**
 * Google sign-in: the provider's popup, or an account chooser with the local provider.
 * @returns `signIn`, which resolves to null when the user closes the chooser and throws `IdentityError`, and
 * the chooser element
 */
export function useGoogleSignIn(): { signIn: () => Promise<Identity | null>; chooser: ReactNode } {
  const { identity } = usePlatform();
  const { choose, chooser } = useGoogleAccountChooser();
  return { signIn: () => identity.signInWithGoogle(choose), chooser };
}
