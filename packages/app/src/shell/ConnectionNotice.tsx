import { shellCopy } from '@aura/domain/copy/shell';
import { lazyOptional } from '@aura/ui/foundations/lazy-component';
import { useToast } from '@aura/ui/primitives/Toast';
import { OfflineNotice } from '@aura/ui/shell/OfflineNotice';
import { Suspense, useEffect } from 'react';
import { useOnline } from '../shared/use-online.ts';
import { useSettledOrOffline } from '../shared/use-settled.ts';
import { useApiReady } from './connect-api.ts';

const LaterNotices = lazyOptional(() => import('./LaterNotices.tsx'));

interface ConnectionNoticeProps {
  readonly signedIn: boolean;
}

/**
 * The notices above every page: while the browser is offline or the server does not answer, and while the account is
 * suspended. A toast says that the
 * browser is online again.
 */
export function ConnectionNotice({ signedIn }: ConnectionNoticeProps) {
  const apiReady = useApiReady(signedIn);
  const isSettled = useSettledOrOffline();
  const online = useOnline();
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
          <LaterNotices />
        </Suspense>
      )}
    </>
  );
}
