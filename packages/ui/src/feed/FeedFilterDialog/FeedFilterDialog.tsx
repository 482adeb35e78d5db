import { feedFilterLabels } from '@aura/domain/copy/feed';
import { feedFilterDialogCopy } from '@aura/domain/copy/feed-filter-dialog';
import { appliedFeedFilters, previewStores, toggleFeedFilter } from '@aura/domain/rules/feed-filters';
import type { FeedFilter } from '@aura/domain/vocabularies/feed-filters';
import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { Sheet } from '../../primitives/Sheet/Sheet.tsx';

type Option = readonly [FeedFilter, hint: string];

interface FeedFilterDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly filters: readonly FeedFilter[];
  /** Names of the favorite stores. When empty, the store filters are not offered. */
  readonly favoriteStores?: readonly string[];
  readonly onApply: (filters: readonly FeedFilter[]) => void;
}

const everyone: readonly Option[] = [
  ['all', feedFilterDialogCopy.allHint],
  ['following', feedFilterDialogCopy.followingHint],
  ['discover', feedFilterDialogCopy.discoverHint],
];

/** The options for favorite stores, with the first few names, and for similar stores. */
function storeOptions(favoriteStores: readonly string[]): readonly Option[] {
  if (favoriteStores.length === 0) return [];
  const { shown, hiddenCount } = previewStores(favoriteStores);
  const names = hiddenCount > 0 ? [...shown, feedFilterDialogCopy.moreStores(hiddenCount)] : shown;
  return [
    ['favourite-stores', names.join(', ')],
    ['similar-stores', feedFilterDialogCopy.similarStoresHint],
  ];
}

/** The dialog of the feed's filters. No selection means all (docs/product.md section 2, Feed and post). */
export function FeedFilterDialog({
  open,
  onOpenChange,
  filters,
  favoriteStores = [],
  onApply,
}: FeedFilterDialogProps) {
  const [chosen, setChosen] = useState<readonly FeedFilter[]>(filters);
  const apply = () => onApply(appliedFeedFilters(chosen));
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={feedFilterDialogCopy.title}
      initialFocus="body"
      footer={
        <>
          <Button variant="quiet" onClick={() => setChosen([])}>
            {feedFilterDialogCopy.clearAll}
          </Button>
          <Button onClick={apply}>{feedFilterDialogCopy.apply}</Button>
        </>
      }
    >
      <div className="flex flex-col gap-2">
        {[...everyone, ...storeOptions(favoriteStores)].map(([value, hint]) => (
          <Checkbox
            key={value}
            label={feedFilterLabels[value]}
            description={hint}
            checked={chosen.includes(value)}
            onCheckedChange={() => setChosen(toggleFeedFilter(chosen, value))}
          />
        ))}
      </div>
    </Sheet>
  );
}
