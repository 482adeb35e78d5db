import { authCopy } from '@aura/domain/copy/auth';
import { Button } from '../../primitives/Button/Button.tsx';
import { GoogleButton } from '../GoogleButton/GoogleButton.tsx';
import { PolicyAgreement, type PolicyAgreementProps } from './PolicyAgreement.tsx';

interface SignUpOptionsProps extends PolicyAgreementProps {
  readonly onDetails: () => void;
  readonly onGoogle: () => void;
  readonly busy: boolean;
}

/** The first step of the sign-up: by form or with Google. */
export function SignUpOptions({ onDetails, onGoogle, busy, policyHrefs }: SignUpOptionsProps) {
  return (
    <div className="flex flex-col gap-4">
      <p className="mb-4 font-serif text-28 text-balance">{authCopy.signUpPath}</p>
      <Button onClick={onDetails} aria-disabled={busy}>
        {authCopy.signUpWithDetails}
      </Button>
      <GoogleButton onClick={onGoogle} aria-disabled={busy} />
      <PolicyAgreement policyHrefs={policyHrefs} />
    </div>
  );
}
