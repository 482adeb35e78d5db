import type { SaveState } from '@aura/ui/settings/SaveRow';
import { useState } from 'react';

type Content = NonNullable<SaveState['message']>;

/** Saving state of one settings section: whether a request runs, and its result message. */
export function useSaving() {
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<Content | null>(null);

  /** Runs the request and shows the message that it resolves to. */
  const run = async (work: () => Promise<Content>) => {
    setMessage(null);
    setBusy(true);
    const content = await work();
    setBusy(false);
    setMessage(content);
  };

  const saving: SaveState = { busy, message, onMessageExpire: () => setMessage(null) };
  return { saving, run };
}
