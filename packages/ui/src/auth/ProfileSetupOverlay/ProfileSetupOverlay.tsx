import { profileSetupCopy } from '@aura/domain/copy/auth';
import { profileEditCopy } from '@aura/domain/copy/profile-edit';
import {
  type ProfileSetupValues,
  profileSetupDefaults,
  profileSetupProblem,
  profileSetupSchema,
} from '@aura/domain/forms/profile-setup';
import { usernameMaxLength } from '@aura/domain/limits/auth';
import { displayNameMaxLength } from '@aura/domain/limits/profile';
import { cleanDisplayName } from '@aura/domain/rules/display-names';
import type { UsernameStatus } from '@aura/domain/rules/usernames';
import { characterCount } from '@aura/domain/utils/character-count';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useSingleSubmit } from '../../foundations/use-single-submit.ts';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { UsernameField } from '../UsernameField/UsernameField.tsx';
import { SetupFrame } from './SetupFrame.tsx';

interface ProfileSetupOverlayProps {
  readonly usernameStatus: UsernameStatus;
  readonly onUsernameChange: (text: string) => void;
  readonly onSubmit: (values: ProfileSetupValues) => Promise<void>;
  readonly onSignOut: () => void;
  /** Values of the account, such as the name from Google, or of the sign-up form. */
  readonly initialValues?: ProfileSetupValues;
  readonly busy?: boolean;
  readonly error?: string | null;
}

function validityIcon(valid: boolean) {
  const [Icon, label, tone] = valid
    ? ([Check, profileSetupCopy.valid, 'text-success'] as const)
    : ([X, profileSetupCopy.invalid, 'text-muted'] as const);
  return <Icon role="img" aria-label={label} className={`size-5 shrink-0 ${tone}`} />;
}

/**
 * Setup for a user without a profile. It cannot be dismissed except by Sign Out (docs/product.md sections 2
 * and 5).
 */
export function ProfileSetupOverlay({
  usernameStatus,
  onUsernameChange,
  onSubmit,
  onSignOut,
  initialValues = profileSetupDefaults,
  busy = false,
  error = null,
}: ProfileSetupOverlayProps) {
  const { register, handleSubmit, control } = useForm({
    resolver: standardSchemaResolver(profileSetupSchema),
    defaultValues: initialValues,
  });
  const [submitFailed, setSubmitFailed] = useState(false);
  const values = { ...profileSetupDefaults, ...useWatch({ control }) };
  const displayName = cleanDisplayName(values.displayName);
  const isNameTooLong = characterCount(displayName) > displayNameMaxLength;
  const problem = profileSetupProblem(values, usernameStatus, busy);
  const submitValues = async () => {
    setSubmitFailed(problem !== null);
    if (problem === null) await onSubmit(values);
  };
  const submit = useSingleSubmit(handleSubmit(submitValues, submitValues));
  // The message disappears once the problem is resolved, by typing or by the result of the username check.
  const message = (submitFailed && !busy && problem) || error;
  return (
    <SetupFrame title={profileSetupCopy.heading} body={profileSetupCopy.body}>
      <form
        noValidate
        onSubmit={submit}
        onChange={() => setSubmitFailed(false)}
        className="flex flex-col gap-4"
      >
        {message && <Banner tone="error">{message}</Banner>}
        <UsernameField
          {...register('username', { onChange: (event) => onUsernameChange(event.target.value) })}
          label={profileSetupCopy.username}
          text={values.username}
          status={usernameStatus}
          maxLength={usernameMaxLength}
          readOnly={busy}
          trailing={usernameStatus === 'checking' ? undefined : validityIcon(usernameStatus === 'available')}
        />
        <TextField
          {...register('displayName')}
          label={profileSetupCopy.displayName}
          autoComplete="name"
          error={isNameTooLong ? profileEditCopy.displayNameTooLong : undefined}
          readOnly={busy}
          trailing={validityIcon(displayName !== '' && !isNameTooLong)}
        />
        <Button type="submit" busy={busy} className="mt-2">
          {profileSetupCopy.completeSetup}
        </Button>
        <Button variant="quiet" onClick={onSignOut} disabled={busy}>
          {profileSetupCopy.signOut}
        </Button>
      </form>
    </SetupFrame>
  );
}
