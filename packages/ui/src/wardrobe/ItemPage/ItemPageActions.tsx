import { itemDetailsCopy } from '@aura/domain/copy/item-details';
import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import type { Item } from '@aura/domain/entities';
import { itemTitle } from '@aura/domain/rules/items';
import { Ellipsis } from 'lucide-react';
import { cn } from '../../foundations/cn.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Menu } from '../../primitives/Menu/Menu.tsx';
import { type ItemActions, itemMenu } from '../ItemCard/item-menu.ts';

interface ItemPageActionsProps {
  readonly item: Item;
  readonly actions: ItemActions;
}

/**
 * The actions of an item: as words from tablets on, with the destructive one at the end; on phones the first one as a
 * button and all of them in a menu.
 */
export function ItemPageActions({ item, actions }: ItemPageActionsProps) {
  const entries = itemMenu(item, actions);
  const [first, ...others] = entries;
  if (first === undefined) return null;
  const FirstIcon = first.icon;
  return (
    <>
      <ul aria-label={itemDetailsCopy.actions} className="flex flex-wrap gap-3 max-tablet:hidden">
        {entries.map(({ id, label, icon: Icon, tone, onSelect }, index) => {
          const calm = index === 0 ? 'outline' : 'quiet';
          return (
            <li key={id ?? label} className={cn('max-w-full', tone === 'danger' && 'ms-auto')}>
              <Button variant={tone === 'danger' ? 'dangerQuiet' : calm} onClick={onSelect}>
                {Icon && <Icon aria-hidden className="size-5 shrink-0" />}
                {label}
              </Button>
            </li>
          );
        })}
      </ul>
      <div className="flex gap-2 tablet:hidden">
        <Button variant="outline" onClick={first.onSelect} className="flex-1">
          {FirstIcon && <FirstIcon aria-hidden className="size-5 shrink-0" />}
          {first.label}
        </Button>
        {others.length > 0 && (
          <Menu
            items={others}
            trigger={
              <IconButton label={wardrobeCopy.itemMenu(itemTitle(item))} variant="outline">
                <Ellipsis aria-hidden />
              </IconButton>
            }
          />
        )}
      </div>
    </>
  );
}
