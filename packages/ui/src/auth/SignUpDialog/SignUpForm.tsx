import { authCopy, authFieldCopy } from '@aura/domain/copy/auth';
import { confirmHint, passwordHint, type SignUpValues, signUpProblem } from '@aura/domain/forms/sign-up';
import { usernameMaxLength } from '@aura/domain/limits/auth';
import type { UsernameStatus } from '@aura/domain/rules/usernames';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useSingleSubmit } from '../../foundations/use-single-submit.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { hintProps } from '../hint-props.ts';
import { UsernameField } from '../UsernameField/UsernameField.tsx';
import { PolicyAgreement, type PolicyAgreementProps } from './PolicyAgreement.tsx';

interface SignUpFormProps extends PolicyAgreementProps {
  readonly form: UseFormReturn<SignUpValues>;
  readonly usernameStatus: UsernameStatus;
  readonly onUsernameChange: (text: string) => void;
  readonly onEmailChange?: (() => void) | undefined;
  readonly onSubmit: (values: SignUpValues) => Promise<void>;
  readonly busy: boolean;
}

/**
 * The second step of the sign-up. It can be submitted once all rules are met and the username is available;
 * until then it shows what is missing.
 */
export function SignUpForm({
  form,
  usernameStatus,
  onUsernameChange,
  onEmailChange,
  onSubmit,
  busy,
  policyHrefs,
}: SignUpFormProps) {
  const { register, handleSubmit, control, formState } = form;
  const values = useWatch({ control });
  const { username = '', displayName = '', email = '', password = '', confirmPassword = '' } = values;
  const { errors, isDirty } = formState;
  const problem = signUpProblem({ username, displayName, email, password, confirmPassword }, usernameStatus);
  const submit = useSingleSubmit(handleSubmit((valid) => onSubmit(valid)));
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <UsernameField
        {...register('username', { onChange: (event) => onUsernameChange(event.target.value) })}
        label={authFieldCopy.username}
        text={username}
        status={usernameStatus}
        maxLength={usernameMaxLength}
        readOnly={busy}
      />
      <TextField
        {...register('displayName')}
        label={authFieldCopy.displayName}
        autoComplete="name"
        readOnly={busy}
        error={errors.displayName?.message}
      />
      <TextField
        {...register('email', { onChange: () => onEmailChange?.() })}
        type="email"
        label={authFieldCopy.email}
        autoComplete="email"
        readOnly={busy}
        error={errors.email?.message}
      />
      <PasswordField
        {...register('password')}
        label={authFieldCopy.password}
        autoComplete="new-password"
        readOnly={busy}
        {...hintProps(passwordHint(password))}
      />
      <PasswordField
        {...register('confirmPassword')}
        label={authFieldCopy.confirmPassword}
        autoComplete="new-password"
        readOnly={busy}
        {...hintProps(confirmHint(password, confirmPassword))}
      />
      <Button
        type="submit"
        className="mt-2"
        disabled={problem !== null && !isDirty}
        disabledReason={isDirty ? problem : null}
        busy={busy}
      >
        {authCopy.createAccount}
      </Button>
      <PolicyAgreement policyHrefs={policyHrefs} />
    </form>
  );
}
