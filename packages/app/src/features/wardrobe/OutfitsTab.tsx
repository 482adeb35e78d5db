import { loadedOutfits, useGetOutfitsInfiniteQuery } from '@aura/api-client/endpoints/outfits';
import { outfitsCopy } from '@aura/domain/copy/outfits';
import type { Outfit } from '@aura/domain/outfits';
import { OutfitGrid } from '@aura/ui/outfits/OutfitGrid';
import { OutfitGridSkeleton } from '@aura/ui/outfits/OutfitGridSkeleton';
import { OutfitsEmpty } from '@aura/ui/outfits/OutfitsEmpty';
import { UnsavedOutfitNotice } from '@aura/ui/outfits/UnsavedOutfitNotice';
import { Suspense, useMemo, useState } from 'react';
import { outfitPaths } from '../../outfit-paths.ts';
import { outfitDrafts } from '../../platform/storage/outfit-drafts.ts';
import { lazyComponent } from '../../shared/lazy-component.tsx';
import { MorePages } from '../../shared/MorePages.tsx';
import { QueryError } from '../../shared/QueryError.tsx';
import { useDialogSubject } from '../../shared/use-dialog-subject.ts';
import { selectIdentity } from '../../store/session.ts';
import { useAppSelector } from '../../store/store.ts';
import { useOutfitActions } from './use-outfit-actions.ts';

const RenameOutfit = lazyComponent(() => import('./RenameOutfit.tsx'));

const hrefOf = ({ id }: Outfit) => outfitPaths.outfit(id);

/** The saved outfits (docs/product.md section 2, Outfits). */
export default function OutfitsTab() {
  const uid = useAppSelector(selectIdentity)?.uid ?? '';
  const query = useGetOutfitsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const { hiddenIds, remove, duplicate, rename } = useOutfitActions();
  const renaming = useDialogSubject<Outfit>();
  const [drafts] = useState(() => outfitDrafts(uid).all());
  const actions = useMemo(
    () => ({
      onRename: renaming.show,
      onDuplicate: (outfit: Outfit) => void duplicate(outfit),
      onDelete: remove,
    }),
    [renaming.show, duplicate, remove],
  );
  const outfits = query.data && loadedOutfits(query.data.pages).filter(({ id }) => !hiddenIds.has(id));
  return (
    <>
      {drafts.map(({ key, name, version }) => (
        <UnsavedOutfitNotice
          key={key}
          name={name}
          href={version === null ? outfitPaths.newDraft(key) : outfitPaths.outfit(key)}
        />
      ))}
      {outfits === undefined && query.isError && <QueryError message={outfitsCopy.failed} query={query} />}
      {outfits === undefined && !query.isError && <OutfitGridSkeleton />}
      {outfits?.length === 0 && !query.hasNextPage && <OutfitsEmpty newHref={outfitPaths.new} />}
      {outfits && outfits.length > 0 && (
        <div className="pt-6">
          <OutfitGrid outfits={outfits} actions={actions} hrefOf={hrefOf} />
          <MorePages query={query} />
        </div>
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
