import { pageMessages, workerMessages } from './worker-messages.ts';

/**
 * Reports whether the last data of this page came from the cache of the service worker, now and at every change.
 * @returns a function that stops it
 */
export function watchStoredAnswers(onChange: (isStored: boolean) => void): () => void {
  const { serviceWorker } = navigator;
  // Private browsing, or a page without a secure connection.
  if (!serviceWorker) return () => undefined;
  const onMessage = ({ data }: MessageEvent) => {
    if (data === pageMessages.storedAnswers) onChange(true);
    else if (data === pageMessages.currentAnswers) onChange(false);
  };
  // The next answer shows whether the server can be reached.
  const onOnline = () => onChange(false);
  serviceWorker.addEventListener('message', onMessage);
  window.addEventListener('online', onOnline);
  // Data may have been read before this page listened.
  serviceWorker.controller?.postMessage(workerMessages.reportStoredAnswers);
  return () => {
    serviceWorker.removeEventListener('message', onMessage);
    window.removeEventListener('online', onOnline);
  };
}
