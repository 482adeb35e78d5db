import { itemCopy } from '@aura/domain/copy/items';
import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import type { Item } from '@aura/domain/entities';
import { detailFactNames } from '@aura/domain/item-facts';
import { factText, itemTitle } from '@aura/domain/rules/items';
import { Shirt } from 'lucide-react';
import { fromTablet } from '../../foundations/tokens/screen.ts';
import { imageProps } from '../../images/image-props.ts';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Image } from '../../primitives/Image/Image.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';

export interface ItemDetailsDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Undefined while the item loads; null when it does not exist or is not visible to the current user. */
  readonly item: Item | null | undefined;
}

/** Shows an item with both photos and all facts. Shared links open this dialog. */
export function ItemDetailsDialog({ item, ...dialog }: ItemDetailsDialogProps) {
  return (
    <Dialog {...dialog} closeOnBack={false} title={item ? itemTitle(item) : wardrobeCopy.itemDetails}>
      {item && <Details item={item} />}
      {item === null && (
        <div role="alert" className="flex flex-col items-center gap-4 py-16 text-center">
          <Shirt aria-hidden className="size-8 text-muted stroke-fine" />
          <p className="text-16 text-pretty">{itemCopy.unavailable}</p>
        </div>
      )}
      {item === undefined && (
        <p className="grid place-items-center py-8">
          <Spinner size="lg" label={wardrobeCopy.loading} />
        </p>
      )}
    </Dialog>
  );
}

interface DetailsProps {
  readonly item: Item;
}

const sides = ['front', 'back'] as const;

function Details({ item }: DetailsProps) {
  return (
    <div className="flex flex-col gap-6">
      <div className="grid grid-cols-2 gap-3">
        {sides.map((side) => (
          <Image
            key={side}
            {...imageProps(item[side])}
            alt={wardrobeCopy.itemAlt(itemTitle(item), side)}
            ratio={4 / 5}
            sizes={`${fromTablet} 15rem, 50vw`}
            dim
            fallbackIcon={Shirt}
            className="rounded-image"
          />
        ))}
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 text-16">
        {detailFactNames.map((name) => (
          <div key={name} className="contents">
            <dt className="text-muted">{itemCopy[name]}</dt>
            <dd>{factText(item[name])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
