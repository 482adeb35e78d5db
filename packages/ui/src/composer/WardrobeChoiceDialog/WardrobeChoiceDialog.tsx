import { composerCopy } from '@aura/domain/copy/composer';
import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import type { Item } from '@aura/domain/entities';
import { itemTitle } from '@aura/domain/rules/items';
import { Shirt } from 'lucide-react';
import { fromTablet } from '../../foundations/tokens/screen.ts';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { GarmentMat } from '../../wardrobe/GarmentMat/GarmentMat.tsx';
import { WardrobeError } from '../../wardrobe/WardrobeError/WardrobeError.tsx';

/** The current user's wardrobe. */
export interface WardrobeChoice {
  /** Undefined while it loads. */
  readonly items: readonly Item[] | undefined;
  readonly failed: boolean;
  readonly onRetry: () => void;
}

export interface WardrobeChoiceDialogProps extends WardrobeChoice {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChoose: (item: Item) => void;
  /** Ids of items that are not offered. */
  readonly excludedIds?: readonly string[];
  /** Overrides where the focus moves on closing. */
  readonly onCloseAutoFocus?: (event: Event) => void;
}

/** Chooses an item of the wardrobe for a post. */
export function WardrobeChoiceDialog({
  open,
  onClose,
  onCloseAutoFocus,
  ...choice
}: WardrobeChoiceDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={composerCopy.replaceTitle}
      size="lg"
      initialFocus="body"
      {...(onCloseAutoFocus && { onCloseAutoFocus })}
    >
      <Choices {...choice} />
    </Dialog>
  );
}

type ChoicesProps = Omit<WardrobeChoiceDialogProps, 'open' | 'onClose' | 'onCloseAutoFocus'>;

function Choices({ items, failed, onRetry, onChoose, excludedIds = [] }: ChoicesProps) {
  if (failed) return <WardrobeError onTryAgain={onRetry} />;
  if (items === undefined) {
    return (
      <div className="grid min-h-40 place-items-center">
        <Spinner label={composerCopy.wardrobeLoading} />
      </div>
    );
  }
  if (items.length === 0) {
    return <EmptyState icon={Shirt} title={wardrobeCopy.emptyHeading} body={wardrobeCopy.emptyBody} />;
  }
  const choices = items.filter(({ id }) => !excludedIds.includes(id));
  if (choices.length === 0) return <EmptyState icon={Shirt} title={composerCopy.wholeWardrobeAdded} />;
  return (
    <ul className="grid grid-cols-3 gap-4 tablet:grid-cols-5">
      {choices.map((item) => (
        <li key={item.id} className="min-w-0">
          <button
            type="button"
            onClick={() => onChoose(item)}
            className="w-full rounded-inner text-start text-14 wrap-anywhere hover:bg-hover"
          >
            <GarmentMat
              item={item}
              alt=""
              sizes={`${fromTablet} 10rem, 30vw`}
              labelled={false}
              className="rounded-inner"
            />
            <span className="mt-1.5 block pb-1">{itemTitle(item)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
