import { installCopy } from '@aura/domain/copy/install';
import { useToast } from '@aura/ui/primitives/Toast';
import { useEffect, useSyncExternalStore } from 'react';
import { installPrompt } from '../platform/install-prompt.ts';
import { createFlag } from '../platform/storage/guarded-storage.ts';

const hintShown = createFlag('install-hint');

/** Offers to install the app, once per browser; the message closes by itself and does not return. */
export function InstallHint() {
  const { show } = useToast();
  const prompt = useSyncExternalStore(installPrompt.subscribe, installPrompt.current);
  useEffect(() => {
    if (prompt === null || hintShown.isSet()) return;
    hintShown.set();
    const install = () => void prompt.prompt().catch(() => undefined);
    show({
      tone: 'status',
      text: installCopy.hint,
      action: { label: installCopy.install, onAction: install },
    });
  }, [prompt, show]);
  return null;
}
