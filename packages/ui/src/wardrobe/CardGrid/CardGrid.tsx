import { inBatches } from '@aura/domain/utils/batches';
import { type ComponentProps, type FocusEvent, type ReactElement, useDeferredValue, useMemo } from 'react';
import { cn } from '../../foundations/cn.ts';
import { useRemovedFocus } from '../../foundations/use-removed-focus.ts';
import { cardCells } from './card-cells.ts';
import { gridStyle, groupCardCount } from './grid-style.ts';
import { useSkipped } from './use-skipped.ts';

interface Identified {
  readonly id: string;
}

export interface CardGridProps<Entry extends Identified>
  extends Omit<ComponentProps<'div'>, 'children' | 'role' | 'ref' | 'onBlur'> {
  readonly entries: readonly Entry[];
  /** Renders a picture of 4:5 and two lines of text, and a third one with `hasNotes`. Its component should be memoized. */
  readonly renderCard: (entry: Entry, index: number) => ReactElement;
  readonly hasNotes?: boolean;
}

/**
 * A list of cards in two, three or five columns. It is not virtualized, so that the browser's text search finds every
 * card: the browser skips style, layout and painting of full groups of rows outside the window
 * (`npm run bench -- scrolling`), and they are rendered with low priority. When the card with the focus leaves the list,
 * the next one gets the focus. Accessibility: a list, by roles, since an element `ul` allows no groups between it and its
 * items; pass `aria-label`.
 */
export function CardGrid<Entry extends Identified>({
  entries,
  renderCard,
  hasNotes = false,
  className,
  onFocus,
  ...rest
}: CardGridProps<Entry>) {
  const removed = useRemovedFocus<HTMLDivElement>({ rowsOf: cardCells });
  const groups = useMemo(() => inBatches(entries, groupCardCount), [entries]);
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
      {groups.map((group, index) => {
        const start = index * groupCardCount;
        return (
          <CardGroup key={start} start={start} entries={group} renderCard={renderCard} hasNotes={hasNotes} />
        );
      })}
    </div>
  );
}

interface CardGroupProps<Entry> {
  /** The index of its first entry. */
  readonly start: number;
  readonly entries: readonly Entry[];
  readonly renderCard: (entry: Entry, index: number) => ReactElement;
  readonly hasNotes: boolean;
}

/** While the browser skips it, changes are rendered with low priority: an interaction waits for the visible groups only. */
function CardGroup<Entry extends Identified>({ start, hasNotes, ...latest }: CardGroupProps<Entry>) {
  const { ref, isSkipped } = useSkipped();
  const deferred = {
    entries: useDeferredValue(latest.entries),
    renderCard: useDeferredValue(latest.renderCard),
  };
  const { entries, renderCard } = isSkipped ? deferred : latest;
  const cells = useMemo(
    () =>
      entries.map((entry, index) => (
        <div key={entry.id} role="listitem" data-grid-cell={entry.id} className="min-w-0">
          {renderCard(entry, start + index)}
        </div>
      )),
    [entries, start, renderCard],
  );
  return (
    <div
      ref={ref}
      className={cn(
        gridStyle,
        entries.length === groupCardCount && 'skipped-cards',
        hasNotes && '[--text:4.5rem]',
      )}
    >
      {cells}
    </div>
  );
}
