import {
  type ComponentProps,
  cloneElement,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  Suspense,
  useId,
  useRef,
  useState,
} from 'react';
import { isMenuKey, isMenuPress } from '../../foundations/menu-presses.ts';
import { useOpenOverlay } from '../../foundations/use-open-overlay.ts';
import type { MenuListProps, MenuProps } from './menu-props.ts';
import { useCancelledLoading } from './use-cancelled-loading.ts';

interface MenuButtonProps extends Omit<MenuProps, 'items'> {
  /** Loads the code of the list, before it opens. */
  readonly preload: () => void;
  /** Renders the list, whose code is loaded on demand. */
  readonly renderList: (list: Omit<MenuListProps, 'items'>) => ReactNode;
}

/** The button of a Menu, and its list once it was opened. A press before the list has loaded opens it afterwards. */
export function MenuButton({
  trigger,
  open: controlledOpen,
  startAtFirst = false,
  onOpenChange,
  preload,
  renderList,
  ...list
}: MenuButtonProps) {
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
    if (!isMenuPress(event)) return;
    setOpenedBy('pointer');
    changeOpen(!open);
    // The list takes the focus.
    if (!open) event.preventDefault();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isMenuKey(event)) return;
    event.preventDefault();
    setOpenedBy('key');
    changeOpen(event.key === 'ArrowDown' || !open);
  };
  const buttonProps: ComponentProps<'button'> & { readonly 'data-state': string } = {
    id: triggerId,
    ref: anchor,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    'aria-controls': open && hasLoaded ? listId : undefined,
    'data-state': open ? 'open' : 'closed',
    onPointerEnter: preload,
    onFocus: preload,
    onPointerDown,
    onKeyDown,
  };
  return (
    <>
      {cloneElement(trigger, buttonProps)}
      {(open || hasLoaded) && (
        <Suspense>
          {renderList({
            ...list,
            id: listId,
            anchor,
            open,
            startAtFirst: openedBy === null ? startAtFirst : openedBy === 'key',
            onOpenChange: changeOpen,
            onLoaded: setLoaded,
          })}
        </Suspense>
      )}
    </>
  );
}
