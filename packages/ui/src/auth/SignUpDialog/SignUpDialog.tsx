import { authCopy } from '@aura/domain/copy/auth';
import { type SignUpValues, signUpDefaults, signUpSchema } from '@aura/domain/forms/sign-up';
import type { UsernameStatus } from '@aura/domain/rules/usernames';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { AuthPathLink } from '../AuthPathLink.tsx';
import { authBodyStyle, authImageStyle, phoneImageStyle } from '../images/image-style.ts';
import image from '../images/signup.webp';
import { SignUpForm } from './SignUpForm.tsx';
import { SignUpOptions } from './SignUpOptions.tsx';

export type SignUpStep = 'options' | 'details';

interface SignUpDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly step: SignUpStep;
  readonly onStepChange: (step: SignUpStep) => void;
  /** Status of the username check. */
  readonly usernameStatus: UsernameStatus;
  readonly onUsernameChange: (text: string) => void;
  /** Called when the email is edited: an error about the previous one no longer applies. */
  readonly onEmailChange?: () => void;
  readonly onSubmit: (values: SignUpValues) => Promise<void>;
  readonly onGoogle: () => void;
  /** Opens Log In with the email as typed; without it the dialog has no way there. */
  readonly onLogIn?: (email: string) => void;
  /** Called after the dialog has closed, before the focus is restored. */
  readonly onClosed?: () => void;
  readonly state?: 'idle' | 'submitting' | 'success';
  readonly error?: string | null;
  readonly policyHrefs: { readonly terms: string; readonly privacy: string };
}

/**
 * Sign-up: first the method, then the details (docs/product.md sections 2, 4 and 5). The form keeps its
 * values while the component is mounted, also when the dialog closes or the step changes.
 */
export function SignUpDialog({
  open,
  onOpenChange,
  step,
  onStepChange,
  usernameStatus,
  onUsernameChange,
  onEmailChange,
  onSubmit,
  onGoogle,
  onLogIn,
  onClosed,
  state = 'idle',
  error = null,
  policyHrefs,
}: SignUpDialogProps) {
  const form = useForm({
    resolver: standardSchemaResolver(signUpSchema),
    defaultValues: signUpDefaults,
    mode: 'onTouched',
  });
  const busy = state !== 'idle';
  const details = step === 'details';
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={authCopy.signUp}
      size="lg"
      busy={busy}
      enterTransition="arrive"
      initialFocus="body"
      view={step}
      onCloseAutoFocus={onClosed}
      aside={<img src={image} alt="" className={authImageStyle} />}
      {...(!details && { bodyClassName: authBodyStyle })}
      {...(details && { onBack: () => onStepChange('options'), backLabel: authCopy.backToOptions })}
    >
      {state === 'success' && <Banner tone="success">{authCopy.accountCreated}</Banner>}
      {state !== 'success' && error && (
        <Banner tone="error" className="mb-4">
          {error}
        </Banner>
      )}
      {state !== 'success' && !details && (
        <SignUpOptions
          onDetails={() => onStepChange('details')}
          onGoogle={onGoogle}
          policyHrefs={policyHrefs}
          busy={busy}
        />
      )}
      {!details && <img src={image} alt="" className={phoneImageStyle} />}
      {state !== 'success' && details && (
        <SignUpForm
          form={form}
          usernameStatus={usernameStatus}
          onUsernameChange={onUsernameChange}
          onEmailChange={onEmailChange}
          onSubmit={onSubmit}
          busy={busy}
          policyHrefs={policyHrefs}
        />
      )}
      {state !== 'success' && onLogIn && (
        <AuthPathLink
          question={authCopy.haveAccount}
          label={authCopy.logIn}
          onPress={() => onLogIn(form.getValues('email'))}
          disabled={busy}
        />
      )}
    </Dialog>
  );
}
