import { lazyOptional } from '@aura/ui/foundations/lazy-component';
import { preloadMenus } from '@aura/ui/primitives/Menu';
import { setTextFormat } from '@aura/ui/text/text-format';
import { Suspense, useEffect } from 'react';
import { LiveUpdates } from '../features/live-updates/LiveUpdates.tsx';
import { CommentSync } from '../features/post/CommentSync.tsx';
import { LikeSync } from '../features/post/LikeSync.tsx';
import { FollowSync } from '../features/profile/FollowSync.tsx';
import { SearchShortcut } from '../features/search/SearchShortcut.tsx';
import { RefusedItems } from '../features/wardrobe/RefusedItems.tsx';
import { WishlistSync } from '../features/wardrobe/WishlistSync.tsx';
import { getWaitingItems } from '../platform/drafts/waiting-items.ts';
import { getWaitingPosts } from '../platform/drafts/waiting-posts.ts';
import { TextWithLinks } from '../shared/TextWithLinks.tsx';
import { useWaitingForms } from '../shared/use-waiting-forms.ts';
import { persistCommentDrafts } from '../store/persist-comment-drafts.ts';
import { selectIdentity } from '../store/session.ts';
import { useAppSelector, useAppStore } from '../store/store.ts';
import { InstallHint } from './InstallHint.tsx';
import { OfflineUse } from './OfflineUse.tsx';
import { useIdlePrefetch } from './use-idle-prefetch.ts';

const WaitingPostsSync = lazyOptional(() => import('../features/composer/WaitingPostsSync.tsx'));
const WaitingItemsSync = lazyOptional(() => import('../features/wardrobe/WaitingItemsSync.tsx'));

/** Sends what was uploaded without a connection. */
function OfflineUploads() {
  const items = useWaitingForms(getWaitingItems).forms;
  const posts = useWaitingForms(getWaitingPosts).forms;
  return (
    <>
      <Suspense>{items.length > 0 && <WaitingItemsSync />}</Suspense>
      <RefusedItems uploads={items} />
      <Suspense>{posts.length > 0 && <WaitingPostsSync />}</Suspense>
    </>
  );
}

/** Turns on links in texts of users. */
function LinksInTexts() {
  useEffect(() => {
    setTextFormat(TextWithLinks);
    return () => setTextFormat(null);
  }, []);
  return null;
}

/** Comments that were typed and not sent survive a reload. */
function CommentDraftStorage() {
  const store = useAppStore();
  const uid = useAppSelector(selectIdentity)?.uid;
  useEffect(() => (uid === undefined ? undefined : persistCommentDrafts(store, uid)), [store, uid]);
  return null;
}

/** Loads the code of the menus, so that a touch, which gives no earlier sign, opens one at once. */
function MenuPreload() {
  useIdlePrefetch(preloadMenus, true);
  return null;
}

/** What runs on every page while a user is signed in, and shows nothing itself. One chunk, loaded on demand. */
export default function BackgroundWork() {
  return (
    <>
      <WishlistSync />
      <FollowSync />
      <LikeSync />
      <CommentSync />
      <CommentDraftStorage />
      <OfflineUploads />
      <LiveUpdates />
      <SearchShortcut />
      <LinksInTexts />
      <MenuPreload />
      <OfflineUse />
      <InstallHint />
    </>
  );
}
