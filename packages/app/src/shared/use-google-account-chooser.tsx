import { type ReactNode, Suspense, useCallback, useState } from 'react';
import type { ChooseGoogleAccount, GoogleAccount } from '../platform/identity/identity-provider.ts';
import { lazyComponent } from './lazy-component.tsx';

const GoogleAccountChooser = lazyComponent(async () => ({
  default: (await import('@aura/ui/auth/GoogleAccountChooser')).GoogleAccountChooser,
}));

type Resolve = (account: GoogleAccount | null) => void;

/**
 * Asks for a Google account where there is only the local provider, which opens no popup.
 * @returns what the identity port's Google calls take, and the chooser to draw
 */
export function useGoogleAccountChooser(): { choose: ChooseGoogleAccount; chooser: ReactNode } {
  const [resolve, setResolve] = useState<Resolve | null>(null);
  const choose: ChooseGoogleAccount = useCallback(
    () => new Promise((answer) => setResolve(() => answer)),
    [],
  );
  const answer = (account: GoogleAccount | null) => {
    resolve?.(account);
    setResolve(null);
  };
  const chooser = resolve && (
    <Suspense fallback={null}>
      <GoogleAccountChooser open onChoose={answer} onCancel={() => answer(null)} />
    </Suspense>
  );
  return { choose, chooser };
}
