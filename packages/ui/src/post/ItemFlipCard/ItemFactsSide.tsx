import { itemCopy } from '@aura/domain/copy/items';
import type { Item } from '@aura/domain/entities';
import { cardFactNames } from '@aura/domain/item-facts';
import { itemTypeLine, knownBrand } from '@aura/domain/rules/items';

interface ItemFactsSideProps {
  readonly item: Item;
}

/** The back of a flip card: the known ones of four facts, of price and of store. */
export function ItemFactsSide({ item }: ItemFactsSideProps) {
  const shown = { ...item, brand: knownBrand(item.brand) };
  const known = cardFactNames.filter((name) => shown[name] !== '');
  return (
    <div className="@container size-full rounded-image bg-surface inset-ring inset-ring-line">
      <div className="flex size-full flex-col overflow-hidden p-3 @max-[11rem]:px-2.5 @max-[11rem]:py-2">
        <p
          dir="auto"
          className="shrink-0 truncate pb-2 font-serif text-22 @max-[11rem]:pb-1 @max-[11rem]:text-18"
        >
          {itemTypeLine(item)}
        </p>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] text-12 desktop:@min-[12rem]:text-14">
          {known.map((name) => (
            <div
              key={name}
              className="col-span-2 grid grid-cols-subgrid gap-x-3 border-t border-line py-1 @max-[11rem]:gap-x-2 @max-[11rem]:py-0.5"
            >
              <dt className="text-muted">{itemCopy[name]}</dt>
              <dd dir="auto" className="truncate">
                {shown[name]}
              </dd>
            </div>
          ))}
        </dl>
        <div className="mt-auto min-h-8 pe-10">
          {item.price !== '' && (
            <p className="truncate font-serif text-22 @max-[11rem]:text-18">{item.price}</p>
          )}
          {item.store !== '' && (
            <p dir="auto" className="line-clamp-2 text-12 text-muted @max-[11rem]:line-clamp-1">
              {item.store}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}
