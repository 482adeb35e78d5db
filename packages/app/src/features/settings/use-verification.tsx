import { verificationCopy } from '@aura/domain/copy/settings';
import { settingsMessageDurationMs } from '@aura/domain/limits/settings';
import { useToast } from '@aura/ui/primitives/Toast';
import { VerificationDialog } from '@aura/ui/settings/VerificationDialog';
import { type ReactNode, useState } from 'react';
import type { Identity } from '../../platform/identity/identity-provider.ts';
import { usePlatform } from '../../platform/platform.tsx';
import { useGoogleAccountChooser } from '../../shared/use-google-account-chooser.tsx';

/** Called once the user has verified their identity. */
type OnVerified = () => void;

/**
 * Verifies the user's identity before a sensitive change and shows a success message.
 * @param account the user's
 * @returns `verify`, which opens the dialog, and `dialog`, the element to render
 */
export function useVerification({ method, email }: Pick<Identity, 'method' | 'email'>): {
  verify: (onVerified: OnVerified) => void;
  dialog: ReactNode;
} {
  const { identity } = usePlatform();
  const { show } = useToast();
  const { choose, dialog: chooser } = useGoogleAccountChooser();
  const [openCount, setOpenCount] = useState(0);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [verified, setVerified] = useState<OnVerified>(() => () => undefined);

  async function runVerification(work: () => Promise<boolean>, text: string): Promise<void> {
    setError(null);
    setBusy(true);
    try {
      if (await work()) {
        setOpen(false);
        show({ tone: 'status', text, durationMs: settingsMessageDurationMs });
        verified();
      }
    } catch {
      setError(verificationCopy.failed);
    }
    setBusy(false);
  }

  const dialog = (
    <>
      <VerificationDialog
        key={openCount}
        open={open}
        onOpenChange={setOpen}
        method={method}
        email={email}
        busy={busy}
        error={error}
        onVerifyPassword={({ currentPassword }) =>
          runVerification(
            () => identity.reauthenticate(currentPassword).then(() => true),
            verificationCopy.passwordSuccess,
          )
        }
        onVerifyGoogle={() =>
          void runVerification(
            () => identity.reauthenticateWithGoogle(choose),
            verificationCopy.googleSuccess,
          )
        }
      />
      {chooser}
    </>
  );
  return {
    verify: (onVerified) => {
      setVerified(() => onVerified);
      setError(null);
      setOpenCount((before) => before + 1);
      setOpen(true);
    },
    dialog,
  };
}
