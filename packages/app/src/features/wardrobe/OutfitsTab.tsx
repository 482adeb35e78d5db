import { useGetOutfitsInfiniteQuery } from '@aura/api-client/endpoints/outfits';
import { calendarCopy } from '@aura/domain/copy/calendar';
import { outfitsCopy } from '@aura/domain/copy/outfits';
import { todayCopy } from '@aura/domain/copy/today';
import type { Outfit } from '@aura/domain/outfits';
import { localDay } from '@aura/domain/rules/days';
import { wearableIds } from '@aura/domain/rules/wears';
import { buttonStyle } from '@aura/ui/foundations/button-style';
import { lazyComponent } from '@aura/ui/foundations/lazy-component';
import { OutfitGrid } from '@aura/ui/outfits/OutfitGrid';
import { OutfitGridSkeleton } from '@aura/ui/outfits/OutfitGridSkeleton';
import { OutfitSortField } from '@aura/ui/outfits/OutfitSortField';
import { OutfitsEmpty } from '@aura/ui/outfits/OutfitsEmpty';
import { UnsavedOutfitNotice } from '@aura/ui/outfits/UnsavedOutfitNotice';
import { Link } from '@aura/ui/primitives/Link';
import { CalendarDays } from 'lucide-react';
import { Suspense, useEffect, useId, useMemo, useState, useSyncExternalStore } from 'react';
import { outfitPaths } from '../../outfit-paths.ts';
import { outfitDrafts } from '../../platform/storage/outfit-drafts.ts';
import { areSingleKeyShortcutsOn } from '../../platform/storage/single-key-shortcuts.ts';
import { MorePages } from '../../shared/MorePages.tsx';
import { PageShortcuts } from '../../shared/PageShortcuts.tsx';
import { QueryError } from '../../shared/QueryError.tsx';
import { useDialogSubject } from '../../shared/use-dialog-subject.ts';
import { useNow } from '../../shared/use-now.ts';
import { useWoreToday } from '../../shared/use-wore-today.ts';
import { selectIdentity } from '../../store/session.ts';
import { useAppSelector } from '../../store/store.ts';
import { StatisticsLink } from './StatisticsLink.tsx';
import { Today } from './Today.tsx';
import { useOutfitActions } from './use-outfit-actions.ts';
import { useSortedOutfits } from './use-sorted-outfits.ts';

const RenameOutfit = lazyComponent(() => import('./RenameOutfit.tsx'));

const hrefOf = ({ id }: Outfit) => outfitPaths.outfit(id);

interface OutfitsTabProps {
  /** Opens the upload form. */
  readonly onAddItems: () => void;
  /** Called with the number of loaded outfits that are not shown, since their deletion can be undone or is being sent. */
  readonly onHiddenCount: (count: number) => void;
}

/** The suggestions for today and the saved outfits (docs/product.md section 2, Outfits). */
export default function OutfitsTab({ onAddItems, onHiddenCount }: OutfitsTabProps) {
  const savedHeadingId = useId();
  const today = localDay(new Date(useNow()));
  const uid = useAppSelector(selectIdentity)?.uid ?? '';
  const query = useGetOutfitsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const { hiddenIds, remove, duplicate, rename } = useOutfitActions();
  const { woreToday } = useWoreToday();
  const renaming = useDialogSubject<Outfit>();
  const [areKeysOn, setKeysOn] = useState(areSingleKeyShortcutsOn);
  const drafts = useMemo(() => outfitDrafts(uid), [uid]);
  const unsaved = useSyncExternalStore(drafts.subscribe, drafts.all);
  const actions = useMemo(
    () => ({
      onWoreToday: (outfit: Outfit) =>
        void woreToday({ name: outfit.name, itemIds: wearableIds(outfit), outfitId: outfit.id }),
      onRename: renaming.show,
      onDuplicate: (outfit: Outfit) => void duplicate(outfit),
      onDelete: remove,
    }),
    [renaming.show, duplicate, remove, woreToday],
  );
  const { sort, changeSort, isWhole, ...sorted } = useSortedOutfits(query);
  const outfits = sorted.outfits?.filter(({ id }) => !hiddenIds.has(id));
  const hiddenCount = (sorted.outfits?.length ?? 0) - (outfits?.length ?? 0);
  useEffect(() => {
    onHiddenCount(hiddenCount);
    return () => onHiddenCount(0);
  }, [hiddenCount, onHiddenCount]);
  return (
    <>
      <p className="flex flex-wrap items-center justify-end pt-3">
        <StatisticsLink />
        <Link href={outfitPaths.calendar} className={buttonStyle({ variant: 'quiet' })}>
          <CalendarDays aria-hidden className="size-5" />
          {calendarCopy.calendar}
        </Link>
        <PageShortcuts page="suggestions" on={areKeysOn} onChange={setKeysOn} />
      </p>
      {unsaved.map(({ key, name, version }) => (
        <UnsavedOutfitNotice
          key={key}
          name={name}
          href={version === null ? outfitPaths.newDraft(key) : outfitPaths.outfit(key)}
        />
      ))}
      <Today outfits={outfits ?? []} letterKeys={areKeysOn} onAddItems={onAddItems} />
      {outfits === undefined && query.isError && <QueryError message={outfitsCopy.failed} query={query} />}
      {outfits === undefined && !query.isError && <OutfitGridSkeleton />}
      {outfits?.length === 0 && !query.hasNextPage && <OutfitsEmpty newHref={outfitPaths.new} />}
      {outfits && outfits.length > 0 && (
        <section aria-labelledby={savedHeadingId} className="pt-8">
          <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
            <h2 id={savedHeadingId} className="font-serif text-28 tablet:text-40">
              {todayCopy.savedHeading}
            </h2>
            <OutfitSortField value={sort} onValueChange={changeSort} />
          </div>
          {isWhole || query.isFetchNextPageError ? (
            <OutfitGrid outfits={outfits} actions={actions} hrefOf={hrefOf} today={today} />
          ) : (
            <OutfitGridSkeleton />
          )}
          <MorePages query={query} />
        </section>
      )}
      <Suspense>
        {renaming.dialog && (
          <RenameOutfit
            key={renaming.dialog.openCount}
            outfit={renaming.dialog.subject}
            open={renaming.dialog.open}
            onOpenChange={renaming.onOpenChange}
            onSave={rename}
          />
        )}
      </Suspense>
    </>
  );
}
