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

/** Shows a notice while the browser is offline, and a toast when it is online again. */
export default function ConnectionNotice() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const toast = useToast();
  useEffect(() => {
    const showOnline = () => toast.show({ tone: 'status', text: shellCopy.backOnline });
    window.addEventListener('online', showOnline);
    return () => window.removeEventListener('online', showOnline);
  }, [toast]);
  return <OfflineNotice offline={!online} />;
}
