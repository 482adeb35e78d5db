import { useGetItemQuery } from '@aura/api-client/endpoints/items';
import { wardrobeApi } from '@aura/api-client/endpoints/wardrobe';
import { toApiError } from '@aura/api-client/errors';
import { commonCopy } from '@aura/domain/copy/common';
import { itemDetailsCopy } from '@aura/domain/copy/item-details';
import { itemCopy } from '@aura/domain/copy/items';
import type { Item } from '@aura/domain/entities';
import { itemTitle } from '@aura/domain/rules/items';
import { buttonStyle } from '@aura/ui/foundations/button-style';
import { lazyComponent } from '@aura/ui/foundations/lazy-component';
import { Button } from '@aura/ui/primitives/Button';
import { Link } from '@aura/ui/primitives/Link';
import { MessagePage } from '@aura/ui/shell/MessagePage';
import { ItemPage } from '@aura/ui/wardrobe/ItemPage';
import { ItemPageSkeleton } from '@aura/ui/wardrobe/ItemPageSkeleton';
import { Suspense, useState } from 'react';
import { paths } from '../../paths.ts';
import { areSingleKeyShortcutsOn } from '../../platform/storage/single-key-shortcuts.ts';
import { PageShortcuts } from '../../shared/PageShortcuts.tsx';
import { QueryErrorBanner } from '../../shared/QueryErrorBanner.tsx';
import { retryQuery } from '../../shared/restore-lost-focus.ts';
import { usePageTitle } from '../../shared/use-page-title.ts';
import { selectIdentity } from '../../store/session.ts';
import { useAppSelector } from '../../store/store.ts';
import { useItemPageActions } from './use-item-page-actions.ts';
import { useItemWear } from './use-item-wear.ts';
import { useDialogsWanted } from './use-wardrobe-dialogs.ts';

const ItemSections = lazyComponent(() => import('./ItemSections.tsx'));
const WardrobeDialogs = lazyComponent(() => import('./WardrobeDialogs.tsx'));
const PlanDays = lazyComponent(() => import('./PlanDays.tsx'));

/** The item as its list shows it, when the list has been loaded; undefined otherwise. */
function useListedItem(email: string, itemId: string): Item | undefined {
  const { data } = wardrobeApi.endpoints.getAllUserItems.useQueryState(email);
  return data?.items.find(({ id }) => id === itemId);
}

interface ItemRouteProps {
  readonly itemId: string;
}

/** `/aura/item/{id}`: an item that the current user may see (docs/product.md section 2, Wardrobe). */
export default function ItemRoute({ itemId }: ItemRouteProps) {
  const email = useAppSelector(selectIdentity)?.email ?? '';
  const query = useGetItemQuery(itemId);
  const listed = useListedItem(email, itemId);
  const failure = query.error && toApiError(query.error);
  const isMissing = failure?.status === 404;
  const item = isMissing ? undefined : (query.currentData ?? listed);
  usePageTitle(item ? itemTitle(item) : itemCopy.item);
  const { actions, dialogs, itemActions, wishlistEntries, onDeleted } = useItemPageActions(email, item);
  const areDialogsWanted = useDialogsWanted(dialogs);
  const { wear, planDialog } = useItemWear(item);
  const [areKeysOn, setKeysOn] = useState(areSingleKeyShortcutsOn);
  const onRetry = () => retryQuery(query.refetch);
  const toWardrobe = (
    <Link href={paths.wardrobe} className={buttonStyle()}>
      {itemDetailsCopy.goToWardrobe}
    </Link>
  );
  return (
    <div className="overflow-x-clip px-5 pt-4 pb-16 tablet:px-12 tablet:pt-8">
      <div className="mx-auto max-w-content">
        {item && (
          <ItemPage
            item={item}
            actions={actions}
            wear={
              wear && {
                ...wear,
                shortcuts: (
                  <PageShortcuts
                    page="item"
                    actions={{ w: wear.onWoreToday, p: wear.onPlan }}
                    on={areKeysOn}
                    onChange={setKeysOn}
                  />
                ),
              }
            }
            message={failure && <QueryErrorBanner message={itemDetailsCopy.loadFailed} query={query} />}
          />
        )}
        <Suspense>{item?.isOwner && !failure && <ItemSections key={item.id} item={item} />}</Suspense>
        {!item && failure && (
          <MessagePage
            variant="alert"
            heading={isMissing ? itemDetailsCopy.notFoundHeading : commonCopy.errorHeading}
            body={isMissing ? itemCopy.unavailable : itemDetailsCopy.loadFailed}
            actions={
              <>
                {!isMissing && (
                  <Button variant="outline" busy={query.isFetching} onClick={onRetry}>
                    {commonCopy.tryAgain}
                  </Button>
                )}
                {toWardrobe}
              </>
            }
          />
        )}
        {!item && !failure && <ItemPageSkeleton />}
      </div>
      <Suspense>{planDialog && <PlanDays key={planDialog.openCount} {...planDialog.props} />}</Suspense>
      {areDialogsWanted && (
        <Suspense>
          <WardrobeDialogs
            email={email}
            state={dialogs}
            actions={itemActions}
            wishlistEntries={wishlistEntries}
            onItemDeleted={onDeleted}
          />
        </Suspense>
      )}
    </div>
  );
}
