import { wardrobeCopy } from '@aura/domain/copy/wardrobe';
import type { Item } from '@aura/domain/entities';
import { Ellipsis } from 'lucide-react';
import { lazyComponent } from '../../foundations/lazy-component.ts';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { MenuButton } from '../../primitives/Menu/MenuButton.tsx';
import type { ItemActions } from './item-menu.ts';

const importItemMenuList = () => import('./ItemMenuList.tsx');
const ItemMenuList = lazyComponent(importItemMenuList);
const preload = () => void importItemMenuList().catch(() => undefined);

interface ItemMenuProps {
  readonly item: Item;
  readonly title: string;
  readonly actions: ItemActions;
  readonly tabIndex: 0 | -1;
}

/** The menu of an item card. Its entries with their icons are loaded with its list. */
export function ItemMenu({ item, title, actions, tabIndex }: ItemMenuProps) {
  return (
    <MenuButton
      preload={preload}
      renderList={(list) => <ItemMenuList {...list} item={item} actions={actions} />}
      trigger={
        <IconButton label={wardrobeCopy.itemMenu(title)} tabIndex={tabIndex} className="-me-3">
          <Ellipsis aria-hidden />
        </IconButton>
      }
    />
  );
}
