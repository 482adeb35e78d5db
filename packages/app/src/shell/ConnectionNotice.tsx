import { shellCopy } from '@aura/domain/copy/shell';
import { useToast } from '@aura/ui/primitives/Toast';
import { OfflineNotice } from '@aura/ui/shell/OfflineNotice';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { useSettledOrOffline } from '../shared/use-settled.ts';
import { useApiReady } from './connect-api.ts';
import { lazyOptional } from './lazy-route.ts';

const AccountSuspension = lazyOptional(() => import('./AccountSuspension.tsx'));

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

interface ConnectionNoticeProps {
  readonly signedIn: boolean;
}

/**
 * The notices above every page: while the browser is offline, and while the account is suspended. A toast says that the
 * browser is online again.
 */
export function ConnectionNotice({ signedIn }: ConnectionNoticeProps) {
  const apiReady = useApiReady(signedIn);
  const isSettled = useSettledOrOffline();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const toast = useToast();
  useEffect(() => {
    const showOnline = () => toast.show({ tone: 'status', text: shellCopy.backOnline });
    window.addEventListener('online', showOnline);
    return () => window.removeEventListener('online', showOnline);
  }, [toast]);
  return (
    <>
      <OfflineNotice offline={!online} />
      {apiReady && isSettled && (
        <Suspense fallback={null}>
          <AccountSuspension />
        </Suspense>
      )}
    </>
  );
}
