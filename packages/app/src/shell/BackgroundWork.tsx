import { setTextFormat } from '@aura/ui/text/text-format';
import { useCallback, useEffect } from 'react';
import { LiveUpdates } from '../features/live-updates/LiveUpdates.tsx';
import { FollowSync } from '../features/profile/FollowSync.tsx';
import { SearchShortcut } from '../features/search/SearchShortcut.tsx';
import { WishlistSync } from '../features/wardrobe/WishlistSync.tsx';
import { usePlatform } from '../platform/platform.tsx';
import { TextWithLinks } from '../shared/TextWithLinks.tsx';
import { useIdlePrefetch } from './use-idle-prefetch.ts';

/** Turns on links in texts of users. */
function LinksInTexts() {
  useEffect(() => {
    setTextFormat(TextWithLinks);
    return () => setTextFormat(null);
  }, []);
  return null;
}

/** Registers the service worker when the page is finished, so that its downloads do not compete with the page. */
function OfflineUse() {
  const { loadWorker } = usePlatform();
  const register = useCallback(() => {
    loadWorker?.().then(
      (worker) => worker.register(),
      () => undefined,
    );
  }, [loadWorker]);
  useIdlePrefetch(register, true);
  return null;
}

/** What runs on every page while somebody is signed in, and shows nothing itself. One chunk, loaded on demand. */
export default function BackgroundWork() {
  return (
    <>
      <WishlistSync />
      <FollowSync />
      <LiveUpdates />
      <SearchShortcut />
      <LinksInTexts />
      <OfflineUse />
    </>
  );
}
