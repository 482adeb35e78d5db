import { feedFilterCopy, feedFilterLabels } from '@aura/domain/copy/feed';
import type { FeedFilter } from '@aura/domain/limits';
import { appliedFeedFilters, toggleFeedFilter } from '@aura/domain/rules/feedFilters';
import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { Sheet } from '../../primitives/Sheet/Sheet.tsx';

interface FeedFilterDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly filters: readonly FeedFilter[];
  readonly onApply: (filters: readonly FeedFilter[]) => void;
}

const options = [
  ['all', feedFilterCopy.allHint],
  ['following', feedFilterCopy.followingHint],
  ['discover', feedFilterCopy.discoverHint],
] as const;

/** Chooses whose posts the feed shows; none means all (docs/product.md section 2, Feed). */
export function FeedFilterDialog({ open, onOpenChange, filters, onApply }: FeedFilterDialogProps) {
  const [chosen, setChosen] = useState<readonly FeedFilter[]>(filters);
  const apply = () => onApply(appliedFeedFilters(chosen));
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={feedFilterCopy.title}
      initialFocus="body"
      footer={
        <>
          <Button variant="quiet" onClick={() => setChosen([])}>
            {feedFilterCopy.clearAll}
          </Button>
          <Button onClick={apply}>{feedFilterCopy.apply}</Button>
        </>
      }
    >
      <div className="flex flex-col gap-2">
        {options.map(([value, hint]) => (
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
