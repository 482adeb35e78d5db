import type { Saving } from '@aura/ui/settings/SaveRow';
import { useCallback, useState } from 'react';

type Content = NonNullable<Saving['message']>;

/** The state of saving one section: whether it runs, and what came of it. */
export function useSaving() {
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<Content | null>(null);

  /** Runs the saving and says what it answers. */
  const run = useCallback(async (work: () => Promise<Content>) => {
    setMessage(null);
    setBusy(true);
    const content = await work();
    setBusy(false);
    setMessage(content);
  }, []);

  const saving: Saving = { busy, message, onMessageExpire: () => setMessage(null) };
  return { saving, run };
}
