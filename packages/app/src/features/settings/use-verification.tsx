import { verificationCopy } from '@aura/domain/copy/settings';
import { settingsMessageDurationMs } from '@aura/domain/limits';
import { useToast } from '@aura/ui/primitives/Toast';
import { VerificationDialog } from '@aura/ui/settings/VerificationDialog';
import { type ReactNode, useState } from 'react';
import type { Identity } from '../../platform/identity/identity-provider.ts';
import { useGoogleChooser } from '../../platform/identity/use-google-chooser.tsx';
import { usePlatform } from '../../platform/platform.tsx';

/** Runs once somebody has proved who they are. */
type Verified = () => void;

/**
 * Asks who somebody is before a sensitive change, and says when they have proved it (docs/product.md section 4).
 * @param method how they sign in
 * @returns the function that asks, and the dialog to draw
 */
export function useVerification(method: Identity['method']): {
  verify: (onVerified: Verified) => void;
  verification: ReactNode;
} {
  const { identity } = usePlatform();
  const { show } = useToast();
  const { choose, chooser } = useGoogleChooser();
  const [turn, setTurn] = useState(0);
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [verified, setVerified] = useState<Verified>(() => () => undefined);

  async function prove(work: () => Promise<boolean>, text: string): Promise<void> {
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

  const verification = (
    <>
      <VerificationDialog
        key={turn}
        open={open}
        onOpenChange={setOpen}
        method={method}
        busy={busy}
        error={error}
        onVerifyPassword={({ currentPassword }) =>
          void prove(
            () => identity.reauthenticate(currentPassword).then(() => true),
            verificationCopy.passwordSuccess,
          )
        }
        onVerifyGoogle={() =>
          void prove(() => identity.reauthenticateWithGoogle(choose), verificationCopy.googleSuccess)
        }
      />
      {chooser}
    </>
  );
  return {
    verify: (onVerified) => {
      setVerified(() => onVerified);
      setError(null);
      setTurn((before) => before + 1);
      setOpen(true);
    },
    verification,
  };
}
