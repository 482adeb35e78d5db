import * as Radix from '@radix-ui/react-tooltip';
import type { ComponentProps, ReactElement } from 'react';
import { cn } from '../../foundations/cn.ts';

export interface TooltipProps extends Omit<ComponentProps<'div'>, 'children' | 'content'> {
  readonly text: string;
  readonly side?: 'top' | 'bottom';
  /** One control that accepts a ref and props, such as IconButton. */
  readonly children: ReactElement;
}

const openDelayMs = 500;

/**
 * A short text beside a control while it is hovered or focused. Props, `className` and `ref` are set on the
 * text. Accessibility: the text appears immediately on focus and describes the control, Escape hides it
 * without closing a dialog around it, and the pointer can move onto it. The caller provides an accessible
 * name for the control, since touch never shows a tooltip, and nothing interactive inside. It includes the
 * positioning code, so use it in parts that are loaded on demand.
 */
export function Tooltip({ text, side = 'bottom', className, children, ...rest }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={openDelayMs}>
      <Radix.Root>
        {/* Suppresses the browser's tooltip. */}
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
