import { composerCopy } from '@aura/domain/copy/composer';
import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import type { Item } from '@aura/domain/entities';
import { searchMaxLength } from '@aura/domain/limits/wardrobe';
import { searchItems } from '@aura/domain/rules/item-search';
import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import type { GarmentSource } from '../../outfits/GarmentDrawer/GarmentDrawer.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { WardrobeChoices } from './WardrobeChoices.tsx';

export interface WardrobeChoiceDialogProps extends GarmentSource {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChoose: (item: Item) => void;
  /** Ids of items that are not offered. */
  readonly excludedIds?: readonly string[];
}

/** More items than this can be searched. */
const listedMaxCount = 12;

/** Chooses an item of the wardrobe for a post. */
export function WardrobeChoiceDialog({
  open,
  onClose,
  items,
  excludedIds = [],
  ...choice
}: WardrobeChoiceDialogProps) {
  const [query, setQuery] = useState('');
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setQuery('');
  }
  const searched = useDeferredValue(query);
  const offered = items?.filter(({ id }) => !excludedIds.includes(id)) ?? [];
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={composerCopy.replaceTitle}
      size="lg"
      initialFocus="body"
      toolbar={
        offered.length > listedMaxCount && (
          <TextField
            type="search"
            label={wardrobeCopy.searchLabel}
            hideLabel
            value={query}
            maxLength={searchMaxLength}
            onChange={({ target }) => setQuery(target.value)}
            leading={<Search aria-hidden className="size-5 shrink-0" />}
            boxClassName="rounded-full"
          />
        )
      }
    >
      <WardrobeChoices
        {...choice}
        wardrobe={items}
        offered={offered}
        found={searchItems(offered, searched)}
      />
    </Dialog>
  );
}
