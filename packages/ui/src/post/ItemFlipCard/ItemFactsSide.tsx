import { itemCopy } from '@aura/domain/copy/items';
import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import type { Item } from '@aura/domain/entities';
import { cardFactNames } from '@aura/domain/item-facts';
import { itemTitle, itemTypeLine, knownBrand } from '@aura/domain/rules/items';
import { cn } from '../../foundations/cn.ts';
import { GarmentMat } from '../../wardrobe/GarmentMat/GarmentMat.tsx';

interface ItemFactsSideProps {
  readonly item: Item;
  /** Whether the picture of the item's back is loaded. */
  readonly loadsPicture: boolean;
}

/**
 * The other side of a flip card: the picture of the item's back where there is one, as large as the texts leave room, and
 * the known ones of four facts, of price and of store.
 */
export function ItemFactsSide({ item, loadsPicture }: ItemFactsSideProps) {
  const hasPicture = item.back !== null;
  const shown = { ...item, brand: knownBrand(item.brand) };
  const known = cardFactNames.filter((name) => shown[name] !== '');
  return (
    <div className="@container size-full rounded-image bg-surface inset-ring inset-ring-line">
      <div className="flex size-full flex-col overflow-hidden p-3 @max-[11rem]:px-2.5 @max-[11rem]:py-2">
        <div className={cn('flex gap-2 pb-2 @max-[11rem]:pb-1', hasPicture ? 'min-h-0 flex-1' : 'shrink-0')}>
          {hasPicture && (
            <div className="aspect-4/5 shrink-0">
              {loadsPicture && (
                <GarmentMat
                  item={item}
                  side="back"
                  alt={wardrobeCopy.itemAlt(itemTitle(item), 'back')}
                  sizes="8rem"
                  small
                  className="rounded-mark"
                />
              )}
            </div>
          )}
          <p
            dir="auto"
            className={cn(
              'min-w-0 font-serif text-22 @max-[11rem]:text-18',
              hasPicture ? 'line-clamp-2 self-start' : 'truncate',
            )}
          >
            {itemTypeLine(item)}
          </p>
        </div>
        <dl className="grid shrink-0 grid-cols-[auto_minmax(0,1fr)] text-12 desktop:@min-[12rem]:text-14">
          {known.map((name) => (
            <div
              key={name}
              className={cn(
                'col-span-2 grid grid-cols-subgrid gap-x-3 border-t border-line @max-[11rem]:gap-x-2',
                hasPicture ? 'py-0.5 @max-[11rem]:py-0' : 'py-1 @max-[11rem]:py-0.5',
              )}
            >
              <dt className="text-muted">{itemCopy[name]}</dt>
              <dd dir="auto" className="truncate">
                {shown[name]}
              </dd>
            </div>
          ))}
        </dl>
        <div className="mt-auto min-h-8 shrink-0 pe-10 @max-[11rem]:min-h-9">
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
