import { shellCopy } from '@aura/domain/copy/shell';
import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import type { Item } from '@aura/domain/entities';
import type { WardrobeTab } from '@aura/domain/limits';
import { relativeTime } from '@aura/domain/rules/time';
import type { ItemActions } from '@aura/ui/wardrobe/ItemCard';
import { ItemGridSkeleton } from '@aura/ui/wardrobe/ItemGridSkeleton';
import { WardrobeEmpty } from '@aura/ui/wardrobe/WardrobeEmpty';
import { WardrobeError } from '@aura/ui/wardrobe/WardrobeError';
import { WardrobeHeader } from '@aura/ui/wardrobe/WardrobeHeader';
import { WardrobeTabs } from '@aura/ui/wardrobe/WardrobeTabs';
import { Suspense, useMemo, useState } from 'react';
import { NavigationType, useNavigate, useNavigationType } from 'react-router';
import { lazyPart } from '../../page/lazy-part.tsx';
import { useAddressQuery } from '../../page/use-address-query.ts';
import { useOpening } from '../../page/use-opening.ts';
import { usePage } from '../../page/use-page.ts';
import { paths } from '../../paths.ts';
import { selectIdentity } from '../../store/session.ts';
import { useAppSelector } from '../../store/store.ts';
import { useNow } from '../../viewer/use-now.ts';
import { useWishlist } from '../../viewer/use-wishlist.ts';
import type { ItemQuestion } from './ItemQuestions.tsx';
import type { Prefill } from './prefill.ts';
import { UnsentHint } from './UnsentHint.tsx';
import { useItemActions } from './use-item-actions.ts';
import { useWardrobeLists } from './use-wardrobe-lists.ts';
import { WardrobeList } from './WardrobeList.tsx';
import { readAddress, withoutItem, withTab } from './wardrobe-address.ts';

const importUpload = () => import('./UploadItems.tsx');
const prefetchUpload = () => void importUpload();
const UploadItems = lazyPart(importUpload);
const EditItem = lazyPart(() => import('./EditItem.tsx'));
const ItemQuestions = lazyPart(() => import('./ItemQuestions.tsx'));
const SharedItem = lazyPart(() => import('./SharedItem.tsx'));

/** The viewer's wardrobe: own, liked and wished items (docs/product.md section 2, Wardrobe screen). */
export default function WardrobeRoute() {
  usePage(shellCopy.pageTitles.wardrobe);
  const email = useAppSelector(selectIdentity)?.email ?? '';
  const [params, changeParams] = useAddressQuery();
  const { tab, itemId } = readAddress(params);
  const actions = useItemActions(email);
  const { list, wishes, counts } = useWardrobeLists(email, tab, actions.hiddenIds);
  const navigate = useNavigate();
  const arrival = useNavigationType();
  const closeItem = () => {
    // A card that was opened here is a step of its own, which closing takes back.
    if (arrival === NavigationType.Push) void navigate(-1);
    else changeParams(withoutItem, { replace: true });
  };
  const [question, setQuestion] = useState<ItemQuestion | null>(null);
  const upload = useOpening<Prefill | undefined>();
  const { show: openUpload } = upload;
  const addItems = () => openUpload(undefined);
  const editing = useOpening<Item>();
  const { show: openEdit } = editing;
  const { setWished } = useWishlist(email);
  const now = useNow();
  const { share } = actions;
  const listActions = useMemo(() => {
    const onAddToWardrobe = ({ front, ...facts }: Item) =>
      openUpload({ facts, frontUrl: front?.src ?? null });
    return actionsOf(tab, {
      onShare: share,
      onEdit: openEdit,
      onAddToWardrobe,
      ask: setQuestion,
    });
  }, [tab, share, openEdit, openUpload]);
  const noteOf = ({ id }: Item) => {
    const wish = wishes.get(id);
    return wish && wardrobeCopy.wished(wish.source, relativeTime(wish.addedAt, now, 'en', 'narrow'));
  };

  return (
    <div className="px-5 pb-10 tablet:px-12">
      <div className="mx-auto max-w-content">
        <WardrobeHeader onAddItems={addItems} onAddItemsIntent={prefetchUpload} />
        <UnsentHint onContinue={addItems} onContinueIntent={prefetchUpload} />
        <WardrobeTabs
          value={tab}
          onValueChange={(next) => changeParams((now) => withTab(now, next))}
          counts={counts}
        >
          {list.failed && <WardrobeError onTryAgain={() => window.location.reload()} />}
          {!list.failed && list.items === undefined && <ItemGridSkeleton />}
          {list.items?.length === 0 && <WardrobeEmpty tab={tab} onUpload={addItems} feedHref={paths.home} />}
          {list.items && list.items.length > 0 && (
            <WardrobeList
              key={tab}
              items={list.items}
              unavailableIds={list.unavailableIds}
              actions={listActions}
              noteOf={tab === 'wishlist' ? noteOf : undefined}
            />
          )}
        </WardrobeTabs>
      </div>
      <Suspense>
        {upload.opening && (
          <UploadItems
            key={upload.opening.turn}
            open={upload.opening.open}
            onOpenChange={upload.onOpenChange}
            email={email}
            prefill={upload.opening.subject}
          />
        )}
      </Suspense>
      <Suspense>
        {editing.opening && (
          <EditItem
            key={editing.opening.turn}
            item={editing.opening.subject}
            open={editing.opening.open}
            onOpenChange={editing.onOpenChange}
            email={email}
          />
        )}
      </Suspense>
      <Suspense>
        <ItemQuestions
          question={question}
          onClose={() => setQuestion(null)}
          onDelete={actions.remove}
          deleting={actions.deleting}
          onUnlike={(item) => void actions.unlike(item)}
          onUnwish={({ id }) => setWished(id, false, wishes.get(id)?.source ?? 'aura-feed')}
        />
        {itemId !== null && (
          <SharedItem
            itemId={itemId}
            known={list.items?.find(({ id }) => id === itemId)}
            onClose={closeItem}
          />
        )}
      </Suspense>
    </div>
  );
}

interface ListActions {
  readonly onShare: (item: Item) => void;
  readonly onEdit: (item: Item) => void;
  readonly onAddToWardrobe: (item: Item) => void;
  readonly ask: (question: ItemQuestion) => void;
}

/** What the menus of a list offer (docs/product.md section 6). */
function actionsOf(tab: WardrobeTab, actions: ListActions): ItemActions {
  const { onShare, onEdit, onAddToWardrobe, ask } = actions;
  if (tab === 'myItems') return { onEdit, onShare, onDelete: (item) => ask({ kind: 'delete', item }) };
  if (tab === 'likedItems') return { onShare, onUnlike: (item) => ask({ kind: 'unlike', item }) };
  return { onAddToWardrobe, onShare, onUnwish: (item) => ask({ kind: 'unwish', item }) };
}
