import { shellCopy } from '@aura/domain/copy/shell';
import { useToast } from '@aura/ui/primitives/Toast';
import { OfflineNotice } from '@aura/ui/shell/OfflineNotice';
import { useEffect, useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Tells on every page when the connection goes and when it is back. */
export default function ConnectionNotice() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const toast = useToast();
  useEffect(() => {
    const welcome = () => toast.show({ tone: 'status', text: shellCopy.backOnline });
    window.addEventListener('online', welcome);
    return () => window.removeEventListener('online', welcome);
  }, [toast]);
  return <OfflineNotice offline={!online} />;
}
