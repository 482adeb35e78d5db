import * as Radix from '@radix-ui/react-dialog';
import type { VariantProps } from 'class-variance-authority';
import { AnimatePresence } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/cn.ts';
import { preventDefault } from '../../foundations/prevent-default.ts';
import { useOpenOverlay } from '../../foundations/use-open-overlay.ts';
import { useMotionReady } from '../../motion/motion-ready.ts';
import { type EnterTransition, fade, rise } from '../../motion/variants.ts';
import { DialogBody } from './DialogBody.tsx';
import { DialogHeader } from './DialogHeader.tsx';
import { dialogBodyPadding, dialogFrameStyle, dialogInset, dialogStyle, scrimStyle } from './dialog-style.ts';
import { type InitialFocus, useDialogFocus } from './use-dialog-focus.ts';
import { useIgnoredClicks } from './use-ignored-clicks.ts';

/** Props of Dialog and Sheet. The element's props, `className` and `ref` are set on the window. */
export interface WindowProps extends Omit<ComponentProps<'div'>, 'title' | 'children' | 'role'> {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** Content at the lower edge that stays visible while the body scrolls. */
  readonly footer?: ReactNode;
  /** While true, the close button, Escape, Back and presses outside have no effect. */
  readonly busy?: boolean;
  /** Transition of the opening; `enter` by default. */
  readonly enterTransition?: EnterTransition;
  /**
   * Where the focus moves on opening: `body` for forms and choices; by default `first`, the first control of
   * the window.
   */
  readonly initialFocus?: InitialFocus;
  /**
   * Key of the current view of a dialog with several views. When it changes, the focus moves into the new
   * view.
   */
  readonly view?: string;
  /** Overrides where the focus moves on closing; by default, to the previously focused element. */
  readonly onCloseAutoFocus?: (event: Event) => void;
  readonly children: ReactNode;
}

interface DialogWindowProps extends WindowProps, VariantProps<typeof dialogStyle> {
  readonly onBack?: (() => void) | undefined;
  readonly backLabel?: string | undefined;
  readonly toolbar?: ReactNode;
  readonly aside?: ReactNode;
  readonly bodyClassName?: string | undefined;
}

/** Escape closes an open list of options or an open part, or ends the editing of a text, and not the dialog around it. */
const keepOpenForField = (event: KeyboardEvent) => {
  const { target } = event;
  const fields = '[role="combobox"][aria-expanded="true"], [data-ends-on-escape]';
  if (target instanceof Element && target.closest(fields)) event.preventDefault();
};
const keepOpenForToasts = (event: Event) => {
  if (event.target instanceof Element && event.target.closest('[data-toasts]')) event.preventDefault();
};

/** The window of Dialog and Sheet. It requires a MotionScope above. */
export function DialogWindow({
  open,
  onOpenChange,
  title,
  description,
  size,
  phone,
  footer,
  busy = false,
  enterTransition,
  initialFocus,
  view,
  onCloseAutoFocus,
  onBack,
  backLabel,
  toolbar,
  aside,
  bodyClassName,
  className,
  children,
  ...rest
}: DialogWindowProps) {
  const ready = useMotionReady();
  const motion = {
    custom: enterTransition,
    initial: ready ? 'hidden' : false,
    animate: 'shown',
    exit: 'hidden',
  } as const;
  const guard = busy
    ? { onEscapeKeyDown: preventDefault, onInteractOutside: preventDefault }
    : { onEscapeKeyDown: keepOpenForField, onInteractOutside: keepOpenForToasts };
  const focus = useDialogFocus({ initialFocus, view, onCloseAutoFocus });
  const clicks = useIgnoredClicks(open);
  useOpenOverlay(open, () => !busy && onOpenChange(false));
  const described = description ? {} : { 'aria-describedby': undefined };
  const inset = aside ? dialogInset.wide : dialogInset.standard;
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <AnimatePresence>
        {open && (
          <Radix.Portal forceMount>
            <Radix.Overlay asChild forceMount>
              <m.div className={scrimStyle} onMouseDown={preventDefault} variants={fade} {...motion} />
            </Radix.Overlay>
            <div className={dialogFrameStyle({ phone })}>
              <Radix.Content
                asChild
                forceMount
                aria-busy={busy || undefined}
                {...described}
                {...rest}
                {...guard}
                {...focus}
                {...clicks}
                className={cn(dialogStyle({ size, phone }), className)}
              >
                <m.div variants={rise} {...motion}>
                  {aside && <div className="hidden w-100 shrink-0 desktop:block">{aside}</div>}
                  {/* In a short window, header and footer scroll with the body, which they would leave no space. */}
                  <div className="flex min-h-0 min-w-0 flex-1 flex-col short:overflow-y-auto">
                    <DialogHeader
                      title={title}
                      description={description}
                      onBack={onBack}
                      backLabel={backLabel}
                      besideImage={aside !== undefined}
                      busy={busy}
                    />
                    {toolbar && (
                      <div className={cn('relative z-raised shrink-0 bg-surface', inset)}>{toolbar}</div>
                    )}
                    <DialogBody
                      className={
                        bodyClassName ??
                        cn('overflow-y-auto short:flex-none short:overflow-visible', dialogBodyPadding, inset)
                      }
                    >
                      {children}
                    </DialogBody>
                    {footer && (
                      <footer
                        className={cn(
                          'relative z-raised flex shrink-0 flex-wrap items-center justify-end gap-3 border-t border-line bg-surface pt-3 pb-4 tablet:py-4',
                          inset,
                        )}
                      >
                        {footer}
                      </footer>
                    )}
                  </div>
                </m.div>
              </Radix.Content>
            </div>
          </Radix.Portal>
        )}
      </AnimatePresence>
    </Radix.Root>
  );
}
