import { lazyComponent } from '@aura/ui/foundations/lazy-component';
import { type ReactNode, Suspense, useState } from 'react';
import type { ChooseGoogleAccount, GoogleAccount } from '../platform/identity/identity-provider.ts';

const GoogleAccountChooser = lazyComponent(async () => ({
  default: (await import('@aura/ui/auth/GoogleAccountChooser')).GoogleAccountChooser,
}));

type Resolve = (account: GoogleAccount | null) => void;

/**
 * A dialog that replaces Google's popup when the local identity provider is used.
 * @returns `choose`, the parameter of the identity provider's Google methods; `dialog`, the element to render
 */
export function useGoogleAccountChooser(): { choose: ChooseGoogleAccount; dialog: ReactNode } {
  const [resolve, setResolve] = useState<Resolve | null>(null);
  const choose: ChooseGoogleAccount = () => new Promise((resolveChoice) => setResolve(() => resolveChoice));
  const finish = (account: GoogleAccount | null) => {
    resolve?.(account);
    setResolve(null);
  };
  const dialog = resolve && (
    <Suspense fallback={null}>
      <GoogleAccountChooser open onChoose={finish} onCancel={() => finish(null)} />
    </Suspense>
  );
  return { choose, dialog };
}
