import { lazyComponent } from '../../foundations/lazy-component.ts';
import { MenuButton } from './MenuButton.tsx';
import type { MenuProps } from './menu-props.ts';

const importMenuList = () => import('./MenuList.tsx');
const MenuList = lazyComponent(async () => ({ default: (await importMenuList()).MenuList }));

/** Loads the code of the lists of menus. A failure is reported when a menu opens. */
export function preloadMenus(): void {
  importMenuList().catch(() => undefined);
}

/**
 * A list of actions behind a button. Its code is loaded when the button is pointed at, focused or pressed; a press opens
 * it once it has loaded. Props, `className` and `ref` are set on the list. Accessibility: arrow
 * keys wrap around, letters find items, Escape closes, the focus returns to the button, and a disabled item
 * shows the reason. The caller provides a trigger whose name describes what the actions apply to.
 */
export function Menu({ items, ...menu }: MenuProps) {
  return (
    <MenuButton
      {...menu}
      preload={preloadMenus}
      renderList={(list) => <MenuList {...list} items={items} />}
    />
  );
}
