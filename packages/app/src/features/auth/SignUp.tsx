import { signUpErrorCopy } from '@aura/domain/copy/auth';
import type { SignUpValues } from '@aura/domain/forms/sign-up';
import { SignUpDialog, type SignUpStep } from '@aura/ui/auth/SignUpDialog';
import { useToast } from '@aura/ui/primitives/Toast';
import { useState } from 'react';
import { signUpEnded } from '../../store/session.ts';
import { useAppDispatch } from '../../store/store.ts';
import { identityErrorText } from './identity-error-text.ts';
import { useGoogleSignIn } from './use-google-sign-in.tsx';
import { useSignUp } from './use-sign-up.ts';
import { useUsernameAvailability } from './use-username-availability.ts';

interface SignUpProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Closes this dialog in favour of Log In, with the email as typed. */
  readonly onLogIn: (email: string) => void;
  /** Called after the dialog has closed. */
  readonly onClosed: () => void;
}

/** Time that the success state is shown before the feed opens, in milliseconds. */
const successMs = 900;

const policyHrefs = { terms: '/terms', privacy: '/privacy' };

const textOf = (error: unknown) => identityErrorText(error, signUpErrorCopy.failed);

/** Sign-up dialog: details or Google (docs/product.md sections 2 and 4). */
export default function SignUp({ open, onClose, onLogIn, onClosed }: SignUpProps) {
  const [step, setStep] = useState<SignUpStep>('options');
  const [state, setState] = useState<'idle' | 'submitting' | 'success'>('idle');
  const [error, setError] = useState<string | null>(null);
  const [username, setUsername] = useState('');
  const usernameStatus = useUsernameAvailability(username);
  const dispatch = useAppDispatch();
  const signUp = useSignUp();
  const toast = useToast();
  const google = useGoogleSignIn();

  async function submit(values: SignUpValues) {
    setState('submitting');
    setError(null);
    try {
      const problem = await signUp(values);
      if (problem === null) {
        setState('success');
        await new Promise((resolve) => setTimeout(resolve, successMs));
      } else toast.show({ tone: 'alert', text: problem });
    } catch (failure) {
      setError(textOf(failure));
    }
    setState('idle');
    dispatch(signUpEnded());
  }

  async function continueWithGoogle() {
    setState('submitting');
    setError(null);
    try {
      if ((await google.signIn()) !== null) onClose();
    } catch (failure) {
      setError(textOf(failure));
    }
    setState('idle');
  }

  return (
    <>
      <SignUpDialog
        open={open}
        onOpenChange={(next) => !next && onClose()}
        step={step}
        onStepChange={(next) => {
          setError(null);
          setStep(next);
        }}
        usernameStatus={usernameStatus}
        onUsernameChange={setUsername}
        onEmailChange={() => setError(null)}
        onSubmit={submit}
        onGoogle={() => void continueWithGoogle()}
        onLogIn={onLogIn}
        onClosed={onClosed}
        state={state}
        error={error}
        policyHrefs={policyHrefs}
      />
      {google.dialog}
    </>
  );
}
