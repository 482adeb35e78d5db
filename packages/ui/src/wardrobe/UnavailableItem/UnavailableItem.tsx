import { itemCopy } from '@aura/domain/copy/items';
import { Shirt } from 'lucide-react';

/** Placeholder of an item that could not be loaded. */
export function UnavailableItem() {
  return (
    <div className="flex aspect-4/5 flex-col items-center justify-center gap-2 rounded-image bg-empty p-3 text-center text-14 text-muted inset-ring inset-ring-line">
      <Shirt aria-hidden className="size-6 stroke-fine" />
      {itemCopy.unavailable}
    </div>
  );
}
