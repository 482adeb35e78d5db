import * as Radix from '@radix-ui/react-dropdown-menu';
import type { LucideIcon } from 'lucide-react';
import { type ReactElement, useRef } from 'react';
import { cn } from '../../foundations/cn.ts';

export interface MenuItem {
  readonly label: string;
  readonly icon?: LucideIcon;
  /** Runs once the menu is gone and focus is back on the trigger, so it may open a dialog. */
  readonly onSelect: () => void;
  readonly tone?: 'neutral' | 'danger';
  readonly disabled?: boolean;
}

export interface MenuProps {
  /** A button that takes a ref and props, such as IconButton. */
  readonly trigger: ReactElement;
  readonly items: readonly MenuItem[];
  readonly align?: 'start' | 'center' | 'end';
  readonly side?: 'top' | 'bottom';
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
}

/** A list of actions behind a button. Arrow keys go round, Escape closes, focus returns to the button. */
export function Menu({ trigger, items, align = 'end', side = 'bottom', ...state }: MenuProps) {
  const chosen = useRef<(() => void) | null>(null);
  const runChosen = () => {
    const action = chosen.current;
    chosen.current = null;
    if (action) queueMicrotask(action);
  };
  return (
    <Radix.Root modal={false} {...state}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          loop
          align={align}
          side={side}
          sideOffset={4}
          collisionPadding={8}
          onCloseAutoFocus={runChosen}
          className="z-menu data-[state=closed]:animate-leave data-[state=open]:animate-enter max-h-(--radix-dropdown-menu-content-available-height) min-w-48 max-w-[min(20rem,90vw)] overflow-y-auto rounded-picture bg-surface p-1.5 text-ink shadow-float inset-ring inset-ring-line"
        >
          {items.map(({ label, icon: Icon, onSelect, tone = 'neutral', disabled = false }) => (
            <Radix.Item
              key={label}
              disabled={disabled}
              onSelect={() => {
                chosen.current = onSelect;
              }}
              className={cn(
                'flex min-h-target cursor-pointer items-center gap-3 rounded-inner px-3 text-14 font-medium outline-none select-none data-highlighted:bg-hover data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-transparent data-disabled:cursor-not-allowed data-disabled:text-muted',
                tone === 'danger' && 'text-danger',
              )}
            >
              {Icon && <Icon aria-hidden className="size-5 shrink-0" />}
              {label}
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
