import { calendarCopy } from '@aura/domain/copy/calendar';
import { planCopy } from '@aura/domain/copy/plan';
import { dayText, type ShownWear } from '@aura/domain/rules/calendar';
import { CalendarArrowUp, CalendarPlus, Check, Ellipsis, Repeat, X } from 'lucide-react';
import { useRef } from 'react';
import { focusPart } from '../../foundations/focus-part.ts';
import { onSinglePress } from '../../foundations/on-single-press.ts';
import { useRemovedFocus } from '../../foundations/use-removed-focus.ts';
import { Aura } from '../../primitives/Aura/Aura.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import { outfitPalette } from '../OutfitCanvas/outfit-palette.ts';
import { OutfitCollage } from '../OutfitCollage/OutfitCollage.tsx';

export interface WearDayProps {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly today: string;
  /** Undefined while they are not loaded. */
  readonly wears: readonly ShownWear[] | undefined;
  /** A sentence below the heading, such as how to begin. */
  readonly hint?: string | undefined;
  readonly onChooseOutfit: () => void;
  /** Logs a plan of today or of a past day. */
  readonly onWoreIt: (wear: ShownWear) => void;
  readonly onRemove: (wear: ShownWear) => void;
  /** Moves a plan to another day. */
  readonly onMove: (plan: ShownWear) => void;
  /** Plans what is planned on further days. */
  readonly onRepeat: (plan: ShownWear) => void;
}

/** The selected day of the calendar: what was worn or is planned, and what can be done with it. */
export function WearDay(props: WearDayProps) {
  const { day, today, wears, hint, onChooseOutfit, onWoreIt, onRemove, onMove, onRepeat } = props;
  const isAhead = day > today;
  const heading = useRef<HTMLHeadingElement>(null);
  // Another outfit at the same place has other buttons, such as Remove in place of Wore it.
  const list = useRemovedFocus<HTMLUListElement>({ moveFocus: () => focusPart(heading.current) });
  return (
    <section aria-label={dayText(day)} className="isolate flex min-w-0 flex-col gap-4">
      <h2 ref={heading} className="font-serif text-28 outline-none">
        {dayText(day)}
      </h2>
      {wears?.length === 0 && (
        <p className="text-16 text-muted">
          {isAhead ? calendarCopy.nothingPlanned : calendarCopy.nothingWorn} {hint}
        </p>
      )}
      <ul {...list} className="flex flex-col gap-4">
        {wears?.map((shown, index) => (
          <li key={shown.wear.id} className="flex items-start gap-4">
            <div className="relative w-32 shrink-0 rounded-image">
              {index === 0 && <Aura palette={outfitPalette(shown.layers)} size="dialog" />}
              <OutfitCollage layers={shown.layers} sizes="9rem" />
            </div>
            <div className="flex min-w-0 flex-1 flex-col items-start gap-2">
              <p className="max-w-full font-serif text-22 break-words">{shown.name}</p>
              <p className="text-14 text-muted">
                {shown.wear.planned ? calendarCopy.planned : calendarCopy.worn}
              </p>
              <div className="flex max-w-full flex-wrap items-center gap-2">
                {shown.wear.planned && !isAhead && (
                  <Button
                    aria-label={calendarCopy.woreItOf(shown.name)}
                    onClick={onSinglePress(() => onWoreIt(shown))}
                  >
                    <Check aria-hidden className="size-5" />
                    {calendarCopy.woreIt}
                  </Button>
                )}
                {shown.wear.planned && (
                  <Menu
                    align="start"
                    items={[
                      { label: planCopy.move, icon: CalendarArrowUp, onSelect: () => onMove(shown) },
                      { label: planCopy.repeat, icon: Repeat, onSelect: () => onRepeat(shown) },
                    ]}
                    trigger={
                      <IconButton variant="outline" label={planCopy.menu(shown.name)}>
                        <Ellipsis aria-hidden />
                      </IconButton>
                    }
                  />
                )}
                <IconButton
                  variant="outline"
                  label={calendarCopy.remove(shown.name)}
                  onClick={onSinglePress(() => onRemove(shown))}
                >
                  <X aria-hidden />
                </IconButton>
              </div>
            </div>
          </li>
        ))}
      </ul>
      <Button variant="outline" onClick={onChooseOutfit} className="self-start">
        <CalendarPlus aria-hidden className="size-5" />
        {isAhead ? calendarCopy.planOutfit : calendarCopy.logOutfit}
      </Button>
    </section>
  );
}
