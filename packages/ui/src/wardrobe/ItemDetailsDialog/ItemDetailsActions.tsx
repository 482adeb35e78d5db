import { itemDetailsCopy } from '@aura/domain/copy/item-details';
import type { Item } from '@aura/domain/entities';
import { cn } from '../../foundations/cn.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { type ItemActions, itemMenu } from '../ItemCard/item-menu.ts';

interface ItemDetailsActionsProps {
  readonly item: Item;
  readonly actions: ItemActions;
}

/** The actions of an item's menu as buttons; destructive ones are at the end. */
export function ItemDetailsActions({ item, actions }: ItemDetailsActionsProps) {
  const entries = itemMenu(item, actions);
  if (entries.length === 0) return null;
  return (
    <ul aria-label={itemDetailsCopy.actions} className="flex flex-wrap gap-3">
      {entries.map(({ label, icon: Icon, tone, onSelect }, index) => {
        const calm = index === 0 ? 'outline' : 'quiet';
        return (
          <li key={label} className={cn('max-w-full', tone === 'danger' && 'ms-auto')}>
            <Button variant={tone === 'danger' ? 'dangerQuiet' : calm} onClick={onSelect}>
              {Icon && <Icon aria-hidden className="size-5 shrink-0" />}
              {label}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
