import type { SignUpValues } from '@aura/domain/forms/sign-up';
import { usePlatform } from '../../platform/platform.tsx';
import { signUpStarted } from '../../store/session.ts';
import { useAppDispatch } from '../../store/store.ts';
import { useSaveProfile } from './use-save-profile.ts';

/**
 * The sign-up sequence: create the account, create the profile, set its fields (docs/product.md section 4).
 * While it runs, the redirect to the feed is suppressed; the caller dispatches `signUpEnded` after showing
 * the success. When a profile request fails, the user stays signed in, and the profile set-up repeats it with
 * the same names.
 * @returns a function that resolves to null, or to the message of the failed profile request
 * @throws IdentityError, from the returned function, when the account cannot be created
 */
export function useSignUp(): (values: SignUpValues) => Promise<string | null> {
  const { identity } = usePlatform();
  const dispatch = useAppDispatch();
  const saveProfile = useSaveProfile();

  return async (values) => {
    const { username, displayName } = values;
    dispatch(signUpStarted({ username, displayName }));
    const { email } = await identity.signUp(values.email.trim(), values.password);
    return (await saveProfile({ email, username, displayName }))?.text ?? null;
  };
}
