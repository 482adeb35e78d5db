import type { ReactNode } from 'react';
import type { Identity } from '../../platform/identity/identity-provider.ts';
import { usePlatform } from '../../platform/platform.tsx';
import { useGoogleAccountChooser } from '../../shared/use-google-account-chooser.tsx';

/**
 * Google sign-in: the provider's popup, or an account chooser with the local provider.
 * @returns `signIn`, which resolves to null when the user closes the chooser and throws `IdentityError`, and
 * `dialog`, the element of the chooser
 */
export function useGoogleSignIn(): { signIn: () => Promise<Identity | null>; dialog: ReactNode } {
  const { identity } = usePlatform();
  const { choose, dialog } = useGoogleAccountChooser();
  return { signIn: () => identity.signInWithGoogle(choose), dialog };
}
