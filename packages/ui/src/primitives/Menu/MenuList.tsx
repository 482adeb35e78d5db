import * as Radix from '@radix-ui/react-menu';
import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { cn } from '../../foundations/cn.ts';
import { useIgnoredSecondPress } from '../../foundations/use-ignored-second-press.ts';
import type { MenuItem, MenuListProps } from './menu-props.ts';

/** The list of a Menu. */
export function MenuList({
  anchor,
  items,
  align = 'end',
  side = 'bottom',
  open,
  startAtFirst,
  onOpenChange,
  onLoaded,
  className,
  ...rest
}: MenuListProps) {
  useEffect(() => onLoaded(true), [onLoaded]);
  useIgnoredSecondPress(open);
  const chosen = useRef<(() => void) | null>(null);
  const isLeft = useRef(false);
  const isAtStart = useRef(false);
  /** Radix focuses the list, and the first item only after a key that it has seen. */
  const focusFirst = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!startAtFirst || isAtStart.current || target !== currentTarget) return;
    isAtStart.current = true;
    currentTarget.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true });
  };
  const restoreFocus = (event: Event) => {
    event.preventDefault();
    // A press outside has moved the focus.
    if (!isLeft.current) anchor.current?.focus();
    isLeft.current = false;
    isAtStart.current = false;
    const action = chosen.current;
    chosen.current = null;
    if (action) queueMicrotask(action);
  };
  return (
    <Radix.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <Radix.Anchor virtualRef={anchor as RefObject<HTMLButtonElement>} />
      <Radix.Portal>
        <Radix.Content
          {...rest}
          loop
          align={align}
          side={side}
          sideOffset={4}
          collisionPadding={8}
          aria-labelledby={anchor.current?.id}
          onFocus={focusFirst}
          onCloseAutoFocus={restoreFocus}
          onInteractOutside={() => {
            isLeft.current = true;
          }}
          className={cn(
            'z-menu data-[state=closed]:animate-leave data-[state=open]:animate-enter max-h-(--radix-popper-available-height) min-w-48 max-w-[min(20rem,90vw)] surface-scroll rounded-image p-1.5 text-ink shadow-float inset-ring inset-ring-line',
            className,
          )}
        >
          {items.map((item) => (
            <MenuRow
              key={item.id ?? item.label}
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
        'flex min-h-target items-center gap-3 rounded-inner px-3 py-2 text-14 font-medium outline-none select-none data-highlighted:bg-hover data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-transparent data-highlighted:focus-visible:outline-accent',
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
