import { OfflineNotice } from '@aura/ui/shell/OfflineNotice';
import { useEffect, useState } from 'react';
import { watchStoredAnswers } from '../platform/offline/stored-answers.ts';
import { useOnline } from '../shared/use-online.ts';

/**
 * The offline notice while the browser is online, but the page shows what the service worker has stored, since the server
 * does not answer.
 */
export function StoredAnswersNotice() {
  const [isStored, setStored] = useState(false);
  const isOnline = useOnline();
  useEffect(() => watchStoredAnswers(setStored), []);
  return <OfflineNotice offline={isStored && isOnline} />;
}
