import { loadedOutfits, useGetOutfitsInfiniteQuery } from '@aura/api-client/endpoints/outfits';
import { outfitsCopy } from '@aura/domain/copy/outfits';
import type { Outfit } from '@aura/domain/outfits';
import { wearableIds } from '@aura/domain/rules/wears';
import { ChooseOutfitDialog } from '@aura/ui/outfits/ChooseOutfitDialog';
import { outfitPaths } from '../../outfit-paths.ts';
import { MorePages } from '../../shared/MorePages.tsx';
import { QueryError } from '../../shared/QueryError.tsx';

interface ChooseOutfitProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly onChoose: (outfit: Outfit) => void;
}

/** Chooses one of the outfits with garments of the own wardrobe for a day. */
export default function ChooseOutfit({ open, onOpenChange, day, onChoose }: ChooseOutfitProps) {
  const query = useGetOutfitsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const outfits = query.data && loadedOutfits(query.data.pages);
  return (
    <ChooseOutfitDialog
      open={open}
      onOpenChange={onOpenChange}
      day={day}
      outfits={outfits?.filter((outfit) => wearableIds(outfit).length > 0)}
      failure={
        outfits === undefined && query.isError && <QueryError message={outfitsCopy.failed} query={query} />
      }
      more={query.hasNextPage && <MorePages query={query} />}
      newHref={outfitPaths.new}
      onChoose={(outfit) => {
        onOpenChange(false);
        onChoose(outfit);
      }}
    />
  );
}
