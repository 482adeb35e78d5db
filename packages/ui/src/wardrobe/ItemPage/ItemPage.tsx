import { itemCopy } from '@aura/domain/copy/items';
import { ownFactsCopy } from '@aura/domain/copy/own-facts';
import { planCopy } from '@aura/domain/copy/plan';
import { wearsCopy } from '@aura/domain/copy/wears';
import type { Item } from '@aura/domain/entities';
import { knownFacts } from '@aura/domain/rules/item-details';
import { itemTitle } from '@aura/domain/rules/items';
import type { WearMonth } from '@aura/domain/rules/wear-months';
import { colorHex } from '@aura/domain/vocabularies/color-hex';
import { CalendarPlus, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import type { ItemActions } from '../ItemCard/item-menu.ts';
import { WearDots } from '../WearDots/WearDots.tsx';
import { WearFigures } from '../WearFigures/WearFigures.tsx';
import { ItemPageActions } from './ItemPageActions.tsx';
import { ItemPagePhotos } from './ItemPagePhotos.tsx';

interface WearToday {
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly busy: boolean;
  readonly onWoreToday: () => void;
  readonly onPlan: () => void;
  /** The button that lists the keyboard shortcuts. */
  readonly shortcuts?: ReactNode;
  /** The months in which it was worn; empty for an item that was never worn, or while that is not known. */
  readonly months: readonly WearMonth[];
}

export interface ItemPageProps {
  readonly item: Item;
  readonly actions: ItemActions;
  /** Logging that it was worn, for an own item. */
  readonly wear?: WearToday | undefined;
  /** A message above the facts, for example that the item could not be loaded again. */
  readonly message?: ReactNode;
}

/**
 * The page of an item: large photos, actions, and the facts that are known (docs/product.md section 2, Wardrobe).
 * Notes, price and date of purchase are only in the items of the current user.
 */
export function ItemPage({ item, actions, wear, message }: ItemPageProps) {
  // Its button is on the photo.
  const { onEditCutout, ...others } = actions;
  const notes = item.own?.notes ?? '';
  return (
    <article className="grid gap-6 tablet:grid-cols-2 tablet:gap-10 wide:grid-cols-[37.5rem_minmax(0,1fr)] wide:gap-16">
      <ItemPagePhotos key={item.id} item={item} onEditCutout={onEditCutout} />
      <div className="flex min-w-0 flex-col gap-6">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1 dir="auto" className="min-w-0 font-serif text-40 break-words outline-none wide:text-64">
            {itemTitle(item)}
          </h1>
          {item.own?.archived && <Badge>{itemCopy.archived}</Badge>}
        </div>
        <div className="flex flex-col gap-3">
          {wear && (
            <div className="flex flex-wrap items-center gap-3">
              <Button busy={wear.busy} onClick={wear.onWoreToday} className="max-tablet:flex-1">
                <Check aria-hidden className="size-5 shrink-0" />
                {item.worn?.last === wear.today ? wearsCopy.wornToday : wearsCopy.woreToday}
              </Button>
              <Button variant="outline" onClick={wear.onPlan} className="shrink-0">
                <CalendarPlus aria-hidden className="size-5 shrink-0" />
                {planCopy.plan}
              </Button>
              {wear.shortcuts}
            </div>
          )}
          <ItemPageActions item={item} actions={others} />
        </div>
        {message}
        {wear && <WearFigures item={item} today={wear.today} />}
        {wear && wear.months.length > 0 && <WearDots months={wear.months} />}
        <Facts item={item} />
        {notes !== '' && (
          <section aria-label={ownFactsCopy.notes}>
            <h2 className="text-12 text-muted">{ownFactsCopy.notes}</h2>
            <p dir="auto" className="mt-1 text-16 break-words whitespace-pre-line">
              {notes}
            </p>
          </section>
        )}
      </div>
    </article>
  );
}

function Facts({ item }: Pick<ItemPageProps, 'item'>) {
  const facts = knownFacts(item);
  const swatch = colorHex(item.color);
  if (facts.length === 0) return null;
  return (
    <dl className="@container border-t border-line text-16">
      {facts.map(({ label, text }) => (
        <div
          key={label}
          className="grid min-h-target grid-cols-[7rem_minmax(0,1fr)] items-center gap-x-4 border-b border-line py-2 @max-[15rem]:grid-cols-1"
        >
          <dt className="text-muted">{label}</dt>
          <dd dir="auto" className="flex min-w-0 items-center gap-2 break-words">
            {label === itemCopy.color && swatch && (
              <span
                aria-hidden
                style={{ background: swatch }}
                className="size-4 shrink-0 rounded-full inset-ring inset-ring-line"
              />
            )}
            <span className="min-w-0">{text}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
