import { calendarCopy } from '@aura/domain/copy/calendar';
import { outfitsCopy } from '@aura/domain/copy/outfits';
import type { Outfit } from '@aura/domain/outfits';
import { dayText } from '@aura/domain/rules/calendar';
import type { ReactNode } from 'react';
import { buttonStyle } from '../../foundations/button-style.ts';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { OutfitCollage } from '../OutfitCollage/OutfitCollage.tsx';

export interface ChooseOutfitDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Undefined while they load. */
  readonly outfits: readonly Outfit[] | undefined;
  /** The message of a failure with a retry. */
  readonly failure?: ReactNode;
  /** The end of the list, which loads more outfits. */
  readonly more?: ReactNode;
  /** URL of the builder, for a list without outfits. */
  readonly newHref: string;
  readonly onChoose: (outfit: Outfit) => void;
}

/** Chooses the outfit that is logged or planned for a day. */
export function ChooseOutfitDialog(props: ChooseOutfitDialogProps) {
  const { open, onOpenChange, day, outfits, failure, more, newHref, onChoose } = props;
  return (
    <Dialog
      size="lg"
      open={open}
      onOpenChange={onOpenChange}
      title={calendarCopy.chooseHeading(dayText(day))}
    >
      {failure}
      {!failure && outfits === undefined && (
        <div role="status" className="grid min-h-40 place-items-center">
          <VisuallyHidden>{outfitsCopy.loading}</VisuallyHidden>
          <Spinner />
        </div>
      )}
      {outfits?.length === 0 && !more && (
        <div className="flex flex-col items-start gap-4">
          <p>{calendarCopy.noOutfits}</p>
          <Link href={newHref} className={buttonStyle()}>
            {calendarCopy.newOutfit}
          </Link>
        </div>
      )}
      {outfits && outfits.length > 0 && (
        <ul
          aria-label={calendarCopy.chooseList}
          className="grid grid-cols-2 gap-4 tablet:grid-cols-3 desktop:grid-cols-4"
        >
          {outfits.map((outfit) => (
            <li key={outfit.id} className="min-w-0">
              <button
                type="button"
                aria-label={calendarCopy.choose(outfit.name)}
                onClick={() => onChoose(outfit)}
                className="block w-full rounded-image text-start"
              >
                <OutfitCollage layers={outfit.layers} sizes="8rem" />
                <span className="mt-2 block truncate text-16 font-medium" title={outfit.name}>
                  {outfit.name}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {more}
    </Dialog>
  );
}
