import { itemCopy } from '@aura/domain/copy/items';
import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import type { Item } from '@aura/domain/entities';
import { knownFacts } from '@aura/domain/rules/item-details';
import { itemTitle } from '@aura/domain/rules/items';
import { Shirt } from 'lucide-react';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import type { ItemActions } from '../ItemCard/item-menu.ts';
import { ItemDetailsActions } from './ItemDetailsActions.tsx';
import { ItemDetailsPhoto } from './ItemDetailsPhoto.tsx';

export interface ItemDetailsDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Undefined while the item loads; null when it does not exist or is not visible to the current user. */
  readonly item: Item | null | undefined;
  /** The actions of the item, shown as buttons. */
  readonly actions?: ItemActions;
}

/** Shows an item: a large photo that can be enlarged, its actions and its known facts. Shared links open it. */
export function ItemDetailsDialog({ item, actions = {}, ...dialog }: ItemDetailsDialogProps) {
  return (
    <Dialog
      {...dialog}
      closeOnBack={false}
      size={item ? '2xl' : 'md'}
      title={item ? itemTitle(item) : wardrobeCopy.itemDetails}
    >
      {item && <Details key={item.id} item={item} actions={actions} />}
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
  readonly actions: ItemActions;
}

function Details({ item, actions }: DetailsProps) {
  const facts = knownFacts(item);
  return (
    <div className="grid gap-6 tablet:grid-cols-2 tablet:gap-8 wide:grid-cols-[34rem_minmax(0,1fr)] wide:gap-16">
      <ItemDetailsPhoto item={item} />
      <div className="flex min-w-0 flex-col gap-6">
        <ItemDetailsActions item={item} actions={actions} />
        {facts.length > 0 && (
          <dl className="text-16">
            {facts.map(({ label, text }) => (
              <div
                key={label}
                className="grid min-h-target grid-cols-[7rem_minmax(0,1fr)] items-center gap-x-4 border-b border-line py-2"
              >
                <dt className="text-muted">{label}</dt>
                <dd dir="auto">{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </div>
  );
}
