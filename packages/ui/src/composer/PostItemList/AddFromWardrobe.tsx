import { composerCopy } from '@aura/domain/copy/composer';
import type { DetectedItem, Item } from '@aura/domain/entities';
import { isFull } from '@aura/domain/forms/detected-item';
import { sharedItems } from '@aura/domain/forms/post-draft';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { GarmentSource } from '../../outfits/GarmentDrawer/GarmentDrawer.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { WardrobeChoiceDialog } from '../WardrobeChoiceDialog/WardrobeChoiceDialog.tsx';

interface AddFromWardrobeProps {
  readonly items: readonly DetectedItem[];
  readonly removedIds: readonly string[];
  readonly wardrobe: GarmentSource;
  readonly onOpenWardrobe: () => void;
  readonly onAdd: (item: Item) => void;
}

/** A button that adds an item of the wardrobe to the post; those that it has already are not offered. */
export function AddFromWardrobe({
  items,
  removedIds,
  wardrobe,
  onOpenWardrobe,
  onAdd,
}: AddFromWardrobeProps) {
  const [open, setOpen] = useState(false);
  // Of the opening, so that the choices do not move while the dialog closes.
  const [addedIds, setAddedIds] = useState<readonly string[]>([]);
  const openWardrobe = () => {
    onOpenWardrobe();
    setAddedIds(sharedItems({ items, removedIds }).map(({ id }) => id));
    setOpen(true);
  };
  const add = (item: Item) => {
    setOpen(false);
    onAdd(item);
  };
  return (
    <div className="pt-2">
      <Button
        variant="outline"
        size="sm"
        disabledReason={isFull({ items, removedIds }) ? composerCopy.tooManyItems : null}
        onClick={openWardrobe}
      >
        <Plus aria-hidden className="size-4" />
        {composerCopy.add}
      </Button>
      <WardrobeChoiceDialog
        {...wardrobe}
        excludedIds={addedIds}
        open={open}
        onClose={() => setOpen(false)}
        onChoose={add}
      />
    </div>
  );
}
