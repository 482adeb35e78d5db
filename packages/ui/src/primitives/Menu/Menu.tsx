import { Slot } from '@radix-ui/react-slot';
import { type KeyboardEvent, type PointerEvent, Suspense, useId, useRef, useState } from 'react';
import { lazyComponent } from '../../foundations/lazy-component.ts';
import { useOpenOverlay } from '../../foundations/use-open-overlay.ts';
import type { MenuProps } from './menu-props.ts';
import { useCancelledLoading } from './use-cancelled-loading.ts';

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
export function Menu({
  trigger,
  open: controlledOpen,
  startAtFirst = false,
  onOpenChange,
  ...list
}: MenuProps) {
  const [ownOpen, setOwnOpen] = useState(false);
  const open = controlledOpen ?? ownOpen;
  /** How the trigger opened the menu; null when something else did. */
  const [openedBy, setOpenedBy] = useState<'key' | 'pointer' | null>(null);
  const [hasLoaded, setLoaded] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const triggerId = useId();
  const listId = useId();
  const changeOpen = (next: boolean) => {
    setOwnOpen(next);
    if (!next) setOpenedBy(null);
    onOpenChange?.(next);
  };
  useOpenOverlay(open, () => changeOpen(false));
  useCancelledLoading(open && !hasLoaded, anchor, () => changeOpen(false));

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || event.ctrlKey) return;
    setOpenedBy('pointer');
    changeOpen(!open);
    // The list takes the focus.
    if (!open) event.preventDefault();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (key !== 'Enter' && key !== ' ' && key !== 'ArrowDown') return;
    event.preventDefault();
    setOpenedBy('key');
    changeOpen(key === 'ArrowDown' || !open);
  };
  return (
    <>
      <Slot
        id={triggerId}
        ref={anchor}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open && hasLoaded ? listId : undefined}
        data-state={open ? 'open' : 'closed'}
        onPointerEnter={preloadMenus}
        onFocus={preloadMenus}
        onPointerDown={onPointerDown}
        onKeyDown={onKeyDown}
      >
        {trigger}
      </Slot>
      {(open || hasLoaded) && (
        <Suspense>
          <MenuList
            {...list}
            id={listId}
            anchor={anchor}
            open={open}
            startAtFirst={openedBy === null ? startAtFirst : openedBy === 'key'}
            onOpenChange={changeOpen}
            onLoaded={setLoaded}
          />
        </Suspense>
      )}
    </>
  );
}
