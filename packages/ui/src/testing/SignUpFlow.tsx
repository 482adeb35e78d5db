import { shouldCheckUsername, type UsernameStatus } from '@aura/domain/rules/usernames';
import { type ComponentProps, useState } from 'react';
import { SignUpDialog } from '../auth/SignUpDialog/SignUpDialog.tsx';
import { Button } from '../primitives/Button/Button.tsx';

/**
 * Holds step, open state and username status in state, as the app does. Every valid username is available.
 */
export function SignUpFlow({ step, open, usernameStatus, ...props }: ComponentProps<typeof SignUpDialog>) {
  const [shownStep, setStep] = useState(step);
  const [shown, setShown] = useState(open);
  const [status, setStatus] = useState<UsernameStatus>(usernameStatus);
  return (
    <>
      <Button onClick={() => setShown(true)}>Open</Button>
      <SignUpDialog
        {...props}
        open={shown}
        onOpenChange={(next) => {
          props.onOpenChange(next);
          setShown(next);
        }}
        step={shownStep}
        onStepChange={(next) => {
          props.onStepChange(next);
          setStep(next);
        }}
        usernameStatus={status}
        onUsernameChange={(text) => {
          props.onUsernameChange(text);
          setStatus(shouldCheckUsername(text) ? 'available' : 'idle');
        }}
      />
    </>
  );
}
