import type { SignUpValues } from '@aura/domain/forms/signUp';
import { useCallback } from 'react';
import { usePlatform } from '../../platform/platform.tsx';
import { signUpStarted } from '../../store/session.ts';
import { useAppDispatch } from '../../store/store.ts';
import { useSaveProfile } from './use-save-profile.ts';

/**
 * The sign-up sequence: account, profile, profile's fields (docs/product.md section 7). While it runs the session
 * holds back the redirect; the caller ends that with `signUpEnded` once the success was seen.
 * When a profile call fails the person stays signed in, and the profile set-up goes on with the same names and
 * calls.
 * @returns a function that answers null, or the text of the profile call that failed
 * @throws IdentityError, from the returned function, when the account itself is refused
 */
export function useSignUp(): (values: SignUpValues) => Promise<string | null> {
  const { identity } = usePlatform();
  const dispatch = useAppDispatch();
  const saveProfile = useSaveProfile();

  return useCallback(
    async (values) => {
      const { username, displayName } = values;
      dispatch(signUpStarted({ username, displayName }));
      const { email } = await identity.signUp(values.email.trim(), values.password);
      return (await saveProfile({ email, username, displayName }))?.text ?? null;
    },
    [dispatch, identity, saveProfile],
  );
}
