import { type ReactNode, useId, useRef } from 'react';
import { cn } from '../../foundations/cn.ts';
import { useMoreFocus } from '../../foundations/use-more-focus.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Count } from '../../primitives/Count/Count.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

interface ShowAll {
  readonly label: string;
  readonly onShowAll: () => void;
}

/** A list with what is shown instead of it, as the sections of an item's page have it. */
export interface ItemList {
  /** The message of a failure with a retry, when there is no list. */
  readonly failure?: ReactNode;
  /** Shows the entries after the first ones; undefined when there are none or when they are shown. */
  readonly onShowAll?: (() => void) | undefined;
  /** Whether the list is no longer limited to its first entries. */
  readonly isWhole?: boolean;
  /** The end of the list, which loads more entries. */
  readonly more?: ReactNode;
}

interface ItemSectionProps extends Pick<ItemList, 'failure' | 'more'> {
  readonly heading: string;
  /** Undefined while it is not known. */
  readonly count: number | undefined;
  /** A control at the end of the heading. */
  readonly action?: ReactNode;
  readonly loading: string;
  /** The entries as `li` with a link in each; undefined while they load. */
  readonly entries: readonly ReactNode[] | undefined;
  /** Said when there are no entries. */
  readonly empty?: string;
  /** Placeholders of the size of the entries. */
  readonly placeholders: ReactNode;
  readonly listClassName: string;
  readonly showAll?: ShowAll | undefined;
  readonly className?: string;
}

/** A section of an item's page: a heading with a count, and a list of links that may show its first entries only. */
export function ItemSection({
  heading,
  count,
  action,
  loading,
  entries,
  empty,
  placeholders,
  listClassName,
  showAll,
  failure,
  more,
  className,
}: ItemSectionProps) {
  const headingId = useId();
  const list = useRef<HTMLUListElement>(null);
  const showAllButton = useMoreFocus(() => list.current, 'a');
  return (
    <section aria-labelledby={headingId} className={cn('flex min-w-0 flex-col gap-4 pt-12', className)}>
      <div className="flex min-h-target flex-wrap items-center justify-between gap-x-4">
        <h2 id={headingId} className="flex gap-2 font-serif text-28">
          {heading}{' '}
          {count !== undefined && count > 0 && (
            <span className="font-sans text-16 text-muted">
              <Count value={count} />
            </span>
          )}
        </h2>
        {action}
      </div>
      {failure}
      {!failure && entries === undefined && (
        <>
          <VisuallyHidden role="status">{loading}</VisuallyHidden>
          <div aria-hidden className={listClassName}>
            {placeholders}
          </div>
        </>
      )}
      {entries?.length === 0 && !more && <p className="text-16 text-muted">{empty}</p>}
      {entries && entries.length > 0 && (
        <ul ref={list} aria-labelledby={headingId} className={listClassName}>
          {entries}
        </ul>
      )}
      {more}
      {showAll && (
        <Button
          ref={showAllButton}
          variant="outline"
          size="sm"
          className="self-start"
          onClick={showAll.onShowAll}
        >
          {showAll.label}
        </Button>
      )}
    </section>
  );
}
