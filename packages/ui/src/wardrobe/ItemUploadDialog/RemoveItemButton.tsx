import { itemUploadCopy } from '@aura/domain/copy/item-forms';
import { Trash2 } from 'lucide-react';
import { Button } from '../../primitives/Button/Button.tsx';

interface RemoveItemButtonProps {
  /** Position of the item, from 1. */
  readonly position: number;
  readonly onRemove: () => void;
}

/** Removes the current item from the upload form; on phones, an icon without text. */
export function RemoveItemButton({ position, onRemove }: RemoveItemButtonProps) {
  return (
    <Button
      variant="dangerQuiet"
      size="sm"
      aria-label={itemUploadCopy.removeItem(position)}
      onClick={onRemove}
      className="-me-3 max-tablet:ms-auto"
    >
      <Trash2 aria-hidden className="size-5" />
      <span className="max-tablet:hidden">{itemUploadCopy.remove}</span>
    </Button>
  );
}
