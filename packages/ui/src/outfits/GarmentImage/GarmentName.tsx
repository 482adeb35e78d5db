import type { Item } from '@aura/domain/entities';
import { itemTitle } from '@aura/domain/rules/items';
import { cn } from '../../foundations/cn.ts';

interface GarmentNameProps {
  readonly item: Item;
  readonly className?: string;
}

/** The name of a garment without a picture, in the picture's place. It is decoration, as the picture is. */
export function GarmentName({ item, className }: GarmentNameProps) {
  return (
    <span
      aria-hidden
      className={cn('grid size-full place-items-center text-center text-12 text-muted', className)}
    >
      <span className="line-clamp-4 wrap-anywhere">{itemTitle(item)}</span>
    </span>
  );
}
