import { preloadMenus } from '@aura/ui/primitives/Menu';
import { setTextFormat } from '@aura/ui/text/text-format';
import { useEffect } from 'react';
import { LiveUpdates } from '../features/live-updates/LiveUpdates.tsx';
import { CommentSync } from '../features/post/CommentSync.tsx';
import { LikeSync } from '../features/post/LikeSync.tsx';
import { FollowSync } from '../features/profile/FollowSync.tsx';
import { SearchShortcut } from '../features/search/SearchShortcut.tsx';
import { WishlistSync } from '../features/wardrobe/WishlistSync.tsx';
import { TextWithLinks } from '../shared/TextWithLinks.tsx';
import { InstallHint } from './InstallHint.tsx';
import { OfflineUse } from './OfflineUse.tsx';
import { useIdlePrefetch } from './use-idle-prefetch.ts';

/** Turns on links in texts of users. */
function LinksInTexts() {
  useEffect(() => {
    setTextFormat(TextWithLinks);
    return () => setTextFormat(null);
  }, []);
  return null;
}

/** Loads the code of the menus, so that a touch, which gives no earlier sign, opens one at once. */
function MenuPreload() {
  useIdlePrefetch(preloadMenus, true);
  return null;
}

/** What runs on every page while somebody is signed in, and shows nothing itself. One chunk, loaded on demand. */
export default function BackgroundWork() {
  return (
    <>
      <WishlistSync />
      <FollowSync />
      <LikeSync />
      <CommentSync />
      <LiveUpdates />
      <SearchShortcut />
      <LinksInTexts />
      <MenuPreload />
      <OfflineUse />
      <InstallHint />
    </>
  );
}
