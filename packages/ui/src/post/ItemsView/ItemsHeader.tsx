import { postItemsCopy } from '@aura/domain/copy/post';
import type { Item } from '@aura/domain/entities';
import type { ReactNode } from 'react';
import { OwnedBar } from '../OwnedBar/OwnedBar.tsx';
import { type LookComparison, RecreateLook } from './RecreateLook.tsx';

interface ItemsHeaderProps {
  readonly count: number;
  /** Null while they load. */
  readonly items: readonly Item[] | null;
  readonly comparison: LookComparison | undefined;
  readonly thumbnail: ReactNode;
  readonly actions: ReactNode;
}

/** The heading of the items of a post, and how many of them the current user owns something like. */
export function ItemsHeader({ count, items, comparison, thumbnail, actions }: ItemsHeaderProps) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-3 tablet:gap-x-6">
      {comparison && thumbnail && <div className="shrink-0 desktop:hidden">{thumbnail}</div>}
      <div className="flex min-w-0 flex-1 basis-24 flex-col gap-2">
        <h2 className="font-serif text-28 desktop:text-40">{postItemsCopy.itemsHeading(count)}</h2>
        {comparison && items && items.length > 0 && (
          <OwnedBar
            owned={comparison.ownItems && items.filter(({ id }) => comparison.chosenFor(id)).length}
            total={items.length}
          />
        )}
      </div>
      <div className="pointer-events-auto flex items-center gap-2">
        {comparison?.ownItems && items && items.length > 0 && (
          <RecreateLook onRecreate={comparison.onRecreate} recreating={comparison.recreating} />
        )}
        {actions}
      </div>
    </header>
  );
}
