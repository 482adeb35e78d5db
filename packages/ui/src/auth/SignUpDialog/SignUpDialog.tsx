import { authCopy } from '@aura/domain/copy/auth';
import { type SignUpValues, signUpDefaults, signUpSchema } from '@aura/domain/forms/sign-up';
import type { UsernameStatus } from '@aura/domain/rules/usernames';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
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
  readonly onSubmit: (values: SignUpValues) => Promise<void>;
  readonly onGoogle: () => void;
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
  onSubmit,
  onGoogle,
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
      aside={<img src={image} alt="" className="size-full object-cover object-top" />}
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
      {state !== 'success' && details && (
        <SignUpForm
          form={form}
          usernameStatus={usernameStatus}
          onUsernameChange={onUsernameChange}
          onSubmit={onSubmit}
          busy={busy}
          policyHrefs={policyHrefs}
        />
      )}
    </Dialog>
  );
}
