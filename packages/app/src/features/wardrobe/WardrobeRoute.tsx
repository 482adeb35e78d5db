import { shellCopy } from '@aura/domain/copy/shell';
import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import type { Item } from '@aura/domain/entities';
import { localDay } from '@aura/domain/rules/days';
import { lazyComponent } from '@aura/ui/foundations/lazy-component';
import { relativeTime } from '@aura/ui/text/time';
import { ItemGridSkeleton } from '@aura/ui/wardrobe/ItemGridSkeleton';
import { WardrobeEmpty } from '@aura/ui/wardrobe/WardrobeEmpty';
import { WardrobeError } from '@aura/ui/wardrobe/WardrobeError';
import { WardrobeHeader } from '@aura/ui/wardrobe/WardrobeHeader';
import { WardrobeTabs } from '@aura/ui/wardrobe/WardrobeTabs';
import { Suspense, useEffect, useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { outfitPaths } from '../../outfit-paths.ts';
import { paths } from '../../paths.ts';
import { useNow } from '../../shared/use-now.ts';
import { usePageTitle } from '../../shared/use-page-title.ts';
import { useQueryParams } from '../../shared/use-query-params.ts';
import { useSettledOrOffline } from '../../shared/use-settled.ts';
import { selectIdentity } from '../../store/session.ts';
import { useAppSelector } from '../../store/store.ts';
import { importUploadItems } from './import-upload-items.ts';
import { useArchive } from './use-archive.ts';
import { useItemActions } from './use-item-actions.ts';
import { useItemMenu } from './use-item-menu.ts';
import { useDialogsWanted, useWardrobeDialogs } from './use-wardrobe-dialogs.ts';
import { useWardrobeLists } from './use-wardrobe-lists.ts';
import { WardrobeFrame } from './WardrobeFrame.tsx';
import { WardrobeList } from './WardrobeList.tsx';
import { readWardrobeSearchParams, withoutAddItems, withTab } from './wardrobe-search-params.ts';

const ItemDraftHint = lazyComponent(() => import('./ItemDraftHint.tsx'));
const LikedItemsTab = lazyComponent(() => import('./LikedItemsTab.tsx'));
const OutfitCount = lazyComponent(() => import('./OutfitCount.tsx'));
const OutfitsTab = lazyComponent(() => import('./OutfitsTab.tsx'));
const CalendarRoute = lazyComponent(() => import('./CalendarRoute.tsx'));
const StatisticsRoute = lazyComponent(() => import('./StatisticsRoute.tsx'));
const ItemRoute = lazyComponent(() => import('./ItemRoute.tsx'));
const WardrobeDialogs = lazyComponent(() => import('./WardrobeDialogs.tsx'));
const prefetchUpload = () => void importUploadItems();

/**
 * The wardrobe and, below its address, the calendar, the statistics and the page of an item, to which the address of a shared item
 * leads (docs/product.md section 2, Wardrobe). They are one route, since each route of the app adds to its first visit.
 */
export default function WardrobeRoute() {
  const { itemId: pageId } = useParams();
  const [params] = useQueryParams();
  const { itemId, view } = readWardrobeSearchParams(params);
  if (pageId !== undefined) {
    return (
      <Suspense>
        <ItemRoute key={pageId} itemId={pageId} />
      </Suspense>
    );
  }
  if (view !== null) {
    return <Suspense>{view === 'calendar' ? <CalendarRoute /> : <StatisticsRoute />}</Suspense>;
  }
  return itemId === null ? <Wardrobe /> : <Navigate replace to={paths.item(itemId)} />;
}

/** The current user's own items, liked items and wishlist. */
function Wardrobe() {
  usePageTitle(shellCopy.wardrobe);
  const email = useAppSelector(selectIdentity)?.email ?? '';
  const [params, changeParams] = useQueryParams();
  const { tab, addsItems } = readWardrobeSearchParams(params);
  const actions = useItemActions(email);
  const itemTab = tab === 'outfits' ? 'myItems' : tab;
  const { list, wishlistEntries, counts } = useWardrobeLists(email, itemTab);
  const dialogs = useWardrobeDialogs();
  const areDialogsWanted = useDialogsWanted(dialogs);
  const archive = useArchive(email);
  const menu = useItemMenu(itemTab, actions, dialogs, archive);
  const { show: showUpload } = dialogs.upload;
  const openUpload = () => showUpload(undefined);
  useEffect(() => {
    if (!addsItems) return;
    showUpload(undefined);
    changeParams(withoutAddItems, { replace: true });
  }, [addsItems, showUpload, changeParams]);
  const isSettled = useSettledOrOffline();
  const [outfitCount, setOutfitCount] = useState<number>();
  const [hiddenOutfits, setHiddenOutfits] = useState(0);
  const now = useNow();
  const noteOf = ({ id }: Item) => {
    const entry = wishlistEntries.get(id);
    return entry && wardrobeCopy.wished(entry.source, relativeTime(entry.addedAt, now, 'en', 'narrow'));
  };

  return (
    <WardrobeFrame>
      <WardrobeHeader
        onAddItems={openUpload}
        onAddItemsIntent={prefetchUpload}
        quiet={(list ? list.items?.length : counts.likedItems) === 0 && !list?.further}
        newOutfitHref={tab === 'outfits' ? outfitPaths.new : undefined}
      />
      {isSettled && (
        <Suspense>
          <ItemDraftHint onContinue={openUpload} onContinueIntent={prefetchUpload} />
        </Suspense>
      )}
      {(isSettled || tab === 'outfits') && (
        <Suspense>
          <OutfitCount onCount={setOutfitCount} />
        </Suspense>
      )}
      <WardrobeTabs
        value={tab}
        onValueChange={(next) => changeParams((current) => withTab(current, next))}
        counts={{ ...counts, outfits: outfitCount && outfitCount - hiddenOutfits }}
      >
        {tab === 'outfits' && (
          <Suspense fallback={null}>
            <OutfitsTab onAddItems={openUpload} onHiddenCount={setHiddenOutfits} />
          </Suspense>
        )}
        {tab === 'likedItems' && (
          <Suspense fallback={<ItemGridSkeleton />}>
            <LikedItemsTab email={email} hiddenIds={actions.hiddenIds} actions={menu} onUpload={openUpload} />
          </Suspense>
        )}
        {tab !== 'outfits' && list && (
          <>
            {list.failed && <WardrobeError onTryAgain={() => window.location.reload()} />}
            {!list.failed && list.items === undefined && <ItemGridSkeleton />}
            {list.items?.length === 0 && !list.further && (
              <WardrobeEmpty tab={itemTab} onUpload={openUpload} feedHref={paths.home} />
            )}
            {list.items && (list.items.length > 0 || list.further) && (
              <WardrobeList
                key={tab}
                items={list.items}
                further={list.further}
                actions={menu}
                noteOf={tab === 'wishlist' ? noteOf : undefined}
                owner={tab === 'myItems' ? { email, today: localDay(new Date(now)) } : undefined}
              />
            )}
          </>
        )}
      </WardrobeTabs>
      {areDialogsWanted && (
        <Suspense>
          <WardrobeDialogs
            email={email}
            state={dialogs}
            actions={actions}
            wishlistEntries={wishlistEntries}
          />
        </Suspense>
      )}
    </WardrobeFrame>
  );
}
