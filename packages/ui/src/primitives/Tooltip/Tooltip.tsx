import * as Radix from '@radix-ui/react-tooltip';
import type { ComponentProps, ReactElement } from 'react';
import { cn } from '../../foundations/cn.ts';

export interface TooltipProps extends Omit<ComponentProps<'div'>, 'children' | 'content'> {
  readonly text: string;
  readonly side?: 'top' | 'bottom';
  /** One control that takes a ref and props, such as IconButton. */
  readonly children: ReactElement;
}

const openDelayMs = 500;

/**
 * A few words beside a control while the pointer or focus is on it. Props, `className` and `ref` go to the words.
 * Accessibility: they come at once on focus and are read as the control's description, Escape hides them without
 * closing what is around, and the pointer may rest on them. Yours: a name of its own for the control, since touch
 * never shows a tooltip, and nothing to press inside. It brings the code that places it, so it belongs into parts that
 * are loaded on demand.
 */
export function Tooltip({ text, side = 'bottom', className, children, ...rest }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={openDelayMs}>
      <Radix.Root>
        {/* No second tooltip, of the browser's own, beside this one. */}
        <Radix.Trigger asChild title={undefined}>
          {children}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            {...rest}
            side={side}
            sideOffset={4}
            collisionPadding={8}
            className={cn(
              'z-menu max-w-60 animate-enter rounded-inner bg-ink px-3 py-1.5 text-12 font-medium text-on-ink shadow-float select-none data-[state=closed]:animate-leave',
              className,
            )}
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
