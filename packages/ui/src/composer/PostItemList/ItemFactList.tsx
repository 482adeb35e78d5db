import { itemCopy } from '@aura/domain/copy/items';
import type { DetectedItem } from '@aura/domain/entities';
import { detailFactNames } from '@aura/domain/item-facts';
import { factText } from '@aura/domain/rules/item-details';
import { knownBrand } from '@aura/domain/rules/items';
import { cn } from '../../foundations/cn.ts';

interface ItemFactListProps {
  readonly id: string;
  readonly item: DetectedItem;
  /** The description of an own item is its name, which the heading has. */
  readonly isOwn: boolean;
  /** Whether it is shown below the width of a desktop. */
  readonly open: boolean;
}

const facts = detailFactNames.flatMap((name) =>
  name === 'brand' ? ([name, 'description'] as const) : [name],
);

/** The facts of an item that are known. */
export function ItemFactList({ id, item, isOwn, open }: ItemFactListProps) {
  const description = isOwn ? '' : item.description;
  const shown = { ...item, brand: knownBrand(item.brand), description };
  return (
    <dl
      id={id}
      className={cn(
        'mt-2 grid grid-cols-[minmax(5.5rem,auto)_minmax(0,1fr)] gap-x-4 gap-y-1 text-14',
        !open && 'max-desktop:hidden',
      )}
    >
      {facts
        .filter((fact) => shown[fact].length > 0)
        .map((fact) => (
          <div key={fact} className="contents">
            <dt className="text-muted">{itemCopy[fact]}</dt>
            <dd>{factText(shown[fact])}</dd>
          </div>
        ))}
    </dl>
  );
}
