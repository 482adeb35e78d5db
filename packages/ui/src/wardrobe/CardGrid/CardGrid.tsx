import type { ComponentProps, FocusEvent, ReactElement } from 'react';
import { cn } from '../../foundations/cn.ts';
import { useRemovedFocus } from '../../foundations/use-removed-focus.ts';
import { cardCells } from './card-cells.ts';
import { gridStyle, groupCardCount, skippedGroupStyle } from './grid-style.ts';

export interface CardGridProps extends Omit<ComponentProps<'div'>, 'children' | 'role' | 'ref' | 'onBlur'> {
  /** The cards with their keys: a picture of 4:5 and two lines, and a third one with `hasNotes`. */
  readonly children: readonly ReactElement[];
  readonly hasNotes?: boolean;
}

/**
 * A list of cards in two, three or five columns. It is not virtualized, so that the browser's text search finds every
 * card: the browser skips style, layout and painting of full groups of rows outside the window
 * (`npm run bench -- scrolling`). When the card with the focus leaves the list, the next one gets the focus.
 * Accessibility: a list, by roles, since an element `ul` allows no groups between it and its items; pass `aria-label`.
 */
export function CardGrid({ children, hasNotes = false, className, onFocus, ...rest }: CardGridProps) {
  const removed = useRemovedFocus<HTMLDivElement>(undefined, cardCells);
  return (
    <div
      {...rest}
      {...removed}
      role="list"
      onFocus={(event: FocusEvent<HTMLDivElement>) => {
        onFocus?.(event);
        removed.onFocus(event);
      }}
      className={cn('@container flex flex-col gap-y-8', className)}
    >
      {inGroups(children).map(({ start, cards }) => (
        <div
          key={start}
          className={cn(
            gridStyle,
            cards.length === groupCardCount && skippedGroupStyle,
            hasNotes && '[--card-text:4.5rem]',
          )}
        >
          {cards.map((card) => (
            <div key={card.key} role="listitem" data-grid-cell={card.key} className="min-w-0">
              {card}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

function inGroups(cards: readonly ReactElement[]) {
  const count = Math.ceil(cards.length / groupCardCount);
  return Array.from({ length: count }, (_, index) => {
    const start = index * groupCardCount;
    return { start, cards: cards.slice(start, start + groupCardCount) };
  });
}
