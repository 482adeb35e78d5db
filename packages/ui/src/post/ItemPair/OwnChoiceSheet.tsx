import { matchesCopy } from '@aura/domain/copy/matches';
import type { Item } from '@aura/domain/entities';
import { matchGarments, matchReason } from '@aura/domain/rules/garment-matches';
import { cardLines, itemTitle } from '@aura/domain/rules/items';
import { Check } from 'lucide-react';
import { Sheet } from '../../primitives/Sheet/Sheet.tsx';
import { GarmentMat } from '../../wardrobe/GarmentMat/GarmentMat.tsx';

interface OwnChoiceSheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The item of the post. */
  readonly item: Item;
  /** The chosen own item. */
  readonly own: Item;
  readonly choices: readonly Item[];
  readonly onChoose: (own: Item) => void;
}

/** Chooses which own item is shown beside an item of a post, and is taken when the look is recreated. */
export function OwnChoiceSheet({ open, onOpenChange, item, own, choices, onChoose }: OwnChoiceSheetProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={matchesCopy.chooseHeading(itemTitle(item))}>
      <ul className="flex flex-col gap-1">
        {choices.map((choice) => {
          const match = matchGarments(item, choice);
          return (
            <li key={choice.id}>
              <button
                type="button"
                aria-pressed={choice.id === own.id}
                onClick={() => onChoose(choice)}
                className="flex w-full items-center gap-4 rounded-image p-2 text-start hover:bg-hover"
              >
                <GarmentMat item={choice} alt="" sizes="4rem" small className="w-16 shrink-0 rounded-inner" />
                <span className="min-w-0 flex-1">
                  <span dir="auto" className="block truncate text-16 font-medium">
                    {cardLines(choice).heading}
                  </span>
                  <span className="block text-14 text-muted">{match && matchReason(match)}</span>
                </span>
                {choice.id === own.id && <Check aria-hidden className="size-5 shrink-0 text-accent" />}
              </button>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
