import * as Radix from '@radix-ui/react-dropdown-menu';
import type { LucideIcon } from 'lucide-react';
import { type ComponentProps, type FocusEvent, type ReactElement, useRef, useState } from 'react';
import { cn } from '../../foundations/cn.ts';
import { useOpenOverlay } from '../../foundations/use-open-overlay.ts';

export interface MenuItem {
  readonly label: string;
  readonly icon?: LucideIcon;
  /** Called after the menu has closed and the focus is back on the trigger, so that it can open a dialog. */
  readonly onSelect: () => void;
  readonly tone?: 'neutral' | 'danger';
  /** Why the item is disabled. The text is shown below the label; the item stays focusable. */
  readonly disabledReason?: string | undefined;
}

export interface MenuProps extends Omit<ComponentProps<'div'>, 'dir' | 'children'> {
  /** A button that accepts a ref and props, such as IconButton. */
  readonly trigger: ReactElement;
  readonly items: readonly MenuItem[];
  readonly align?: 'start' | 'center' | 'end';
  readonly side?: 'top' | 'bottom';
  readonly open?: boolean;
  /**
   * Focuses the first item of a menu that is open when it mounts. A menu that the trigger's key opens does it anyway.
   */
  readonly startAtFirst?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
}

/**
 * A list of actions behind a button. Props, `className` and `ref` are set on the list. Accessibility: arrow
 * keys wrap around, letters find items, Escape closes, the focus returns to the button, and a disabled item
 * shows the reason. The caller provides a trigger whose name describes what the actions apply to.
 */
export function Menu({
  trigger,
  items,
  align = 'end',
  side = 'bottom',
  open: controlledOpen,
  startAtFirst = false,
  onOpenChange,
  className,
  ...rest
}: MenuProps) {
  const [ownOpen, setOwnOpen] = useState(false);
  const open = controlledOpen ?? ownOpen;
  const changeOpen = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  useOpenOverlay(open, () => changeOpen(false));
  const chosen = useRef<(() => void) | null>(null);
  const isAtStart = useRef(false);
  /** Radix focuses the list, and the first item only after a key that it has seen. */
  const focusFirst = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!startAtFirst || isAtStart.current || target !== currentTarget) return;
    isAtStart.current = true;
    currentTarget.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  };
  const runChosen = () => {
    const action = chosen.current;
    chosen.current = null;
    if (action) queueMicrotask(action);
  };
  return (
    <Radix.Root modal={false} open={open} onOpenChange={changeOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          {...rest}
          loop
          align={align}
          side={side}
          sideOffset={4}
          collisionPadding={8}
          onFocus={focusFirst}
          onCloseAutoFocus={runChosen}
          className={cn(
            'z-menu data-[state=closed]:animate-leave data-[state=open]:animate-enter max-h-(--radix-dropdown-menu-content-available-height) min-w-48 max-w-[min(20rem,90vw)] surface-scroll rounded-image p-1.5 text-ink shadow-float inset-ring inset-ring-line',
            className,
          )}
        >
          {items.map((item) => (
            <MenuRow
              key={item.label}
              item={item}
              onChoose={() => {
                chosen.current = item.onSelect;
              }}
            />
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface MenuRowProps {
  readonly item: MenuItem;
  readonly onChoose: () => void;
}

function MenuRow({ item: { label, icon: Icon, tone = 'neutral', disabledReason }, onChoose }: MenuRowProps) {
  const choose = (event: Event) => {
    if (disabledReason) event.preventDefault();
    else onChoose();
  };
  return (
    <Radix.Item
      aria-disabled={disabledReason ? true : undefined}
      textValue={label}
      onSelect={choose}
      className={cn(
        'flex min-h-target items-center gap-3 rounded-inner px-3 py-2 text-14 font-medium outline-none select-none data-highlighted:bg-hover data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-transparent',
        disabledReason ? 'cursor-not-allowed text-muted' : 'cursor-pointer',
        tone === 'danger' && !disabledReason && 'text-danger',
      )}
    >
      {Icon && <Icon aria-hidden className="size-5 shrink-0" />}
      <span className="min-w-0">
        {label}
        {disabledReason && <span className="block text-12 font-normal">{disabledReason}</span>}
      </span>
    </Radix.Item>
  );
}
