import type { Item } from '@aura/domain/entities';
import { MenuList } from '../../primitives/Menu/MenuList.tsx';
import type { MenuListProps } from '../../primitives/Menu/menu-props.ts';
import { type ItemActions, itemMenu } from './item-menu.ts';

interface ItemMenuListProps extends Omit<MenuListProps, 'items'> {
  readonly item: Item;
  readonly actions: ItemActions;
}

/** The list of an item card's menu. */
export default function ItemMenuList({ item, actions, ...list }: ItemMenuListProps) {
  return <MenuList {...list} items={itemMenu(item, actions)} />;
}
