import { itemCopy } from '@aura/domain/copy/items';
import type { Item } from '@aura/domain/entities';
import { factOrUnknown, itemTypeLine } from '@aura/domain/rules/items';

interface ItemFactsFaceProps {
  readonly item: Item;
}

/** The back of a flip card: four facts, and price and store when they are known. */
export function ItemFactsFace({ item }: ItemFactsFaceProps) {
  const facts = [
    [itemCopy.brand, item.brand],
    [itemCopy.color, item.color],
    [itemCopy.material, item.material],
    [itemCopy.style, item.style],
  ] as const;
  return (
    <div className="flex size-full flex-col overflow-hidden rounded-picture bg-surface p-3 inset-ring inset-ring-line">
      <p className="truncate pb-2 font-serif text-22">{itemTypeLine(item)}</p>
      <dl className="flex flex-col text-12 desk:text-14">
        {facts.map(([name, value]) => (
          <div key={name} className="flex gap-3 border-t border-line py-1">
            <dt className="w-16 shrink-0 text-muted">{name}</dt>
            <dd className="min-w-0 truncate">{factOrUnknown(value)}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-auto pe-10">
        {item.price !== '' && <p className="font-serif text-22">{item.price}</p>}
        {item.store !== '' && <p className="line-clamp-2 text-12 text-muted">{item.store}</p>}
      </div>
    </div>
  );
}
