import * as Radix from '@radix-ui/react-dialog';
import type { VariantProps } from 'class-variance-authority';
import { AnimatePresence } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { ReactNode, Ref } from 'react';
import { MotionScope } from '../../motion/MotionScope.tsx';
import { useMotionReady } from '../../motion/motion-ready.ts';
import { fade, rise } from '../../motion/transitions.ts';
import { DialogBody } from './DialogBody.tsx';
import { DialogHeader } from './DialogHeader.tsx';
import { dialogFrameStyle, dialogStyle, scrimStyle } from './dialog-style.ts';
import { useReturnFocus } from './use-return-focus.ts';

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  /** Widest width from 700 px up: sm 448, md 560, lg 960, xl 1040, 2xl 1280; below, it covers the screen. */
  readonly size?: VariantProps<typeof dialogStyle>['size'];
  /** Stays at the lower edge while the body scrolls. */
  readonly footer?: ReactNode;
  /** Something is being sent: the close button, Escape and the ground around do nothing. */
  readonly busy?: boolean;
  /** Shows a way back above the title. */
  readonly onBack?: () => void;
  readonly backLabel?: string;
  /** Stays under the title while the body scrolls, for example steps. */
  readonly toolbar?: ReactNode;
  /** A picture over the whole height at the start, where there is room for it. */
  readonly aside?: ReactNode;
  /** Classes of the body in place of its inner margins and its scrolling. */
  readonly bodyClassName?: string;
  readonly ref?: Ref<HTMLDivElement>;
  /** Where focus goes first; prevent the event and move it yourself. Default: the first control. */
  readonly onOpenAutoFocus?: (event: Event) => void;
  /** Where focus returns; default: what had it before. */
  readonly onCloseAutoFocus?: (event: Event) => void;
  readonly children: ReactNode;
}

const keepOpen = (event: Event) => event.preventDefault();
/** The first Escape closes an open list of options, not the dialog around it. */
const keepOpenForList = (event: KeyboardEvent) => {
  const { target } = event;
  if (target instanceof Element && target.matches('[role="combobox"][aria-expanded="true"]')) {
    event.preventDefault();
  }
};
const keepOpenForToasts = (event: Event) => {
  if (event.target instanceof Element && event.target.closest('[data-toasts]')) event.preventDefault();
};

/**
 * A window over the page; on phones it covers the screen. Focus stays inside and returns to where it was.
 */
export function Dialog(props: DialogProps) {
  return (
    <MotionScope>
      <MovingDialog {...props} />
    </MotionScope>
  );
}

function MovingDialog({
  open,
  onOpenChange,
  title,
  description,
  size,
  footer,
  busy = false,
  onBack,
  backLabel,
  toolbar,
  aside,
  bodyClassName,
  ref,
  children,
  onOpenAutoFocus,
  onCloseAutoFocus,
}: DialogProps) {
  const ready = useMotionReady();
  const initial = ready ? 'hidden' : false;
  const guard = busy
    ? { onEscapeKeyDown: keepOpen, onInteractOutside: keepOpen }
    : { onEscapeKeyDown: keepOpenForList, onInteractOutside: keepOpenForToasts };
  const focus = useReturnFocus({ onOpenAutoFocus, onCloseAutoFocus });
  const described = description ? {} : { 'aria-describedby': undefined };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <AnimatePresence>
        {open && (
          <Radix.Portal forceMount>
            <Radix.Overlay asChild forceMount>
              <m.div className={scrimStyle} variants={fade} initial={initial} animate="shown" exit="hidden" />
            </Radix.Overlay>
            <div className={dialogFrameStyle}>
              <Radix.Content
                asChild
                forceMount
                aria-busy={busy || undefined}
                {...described}
                {...guard}
                {...focus}
              >
                <m.div
                  ref={ref}
                  className={dialogStyle({ size })}
                  variants={rise}
                  initial={initial}
                  animate="shown"
                  exit="hidden"
                >
                  {aside && <div className="hidden w-100 shrink-0 desk:block">{aside}</div>}
                  <div className="flex min-h-0 min-w-0 flex-1 flex-col">
                    <DialogHeader
                      title={title}
                      description={description}
                      onBack={onBack}
                      backLabel={backLabel}
                      busy={busy}
                    />
                    {toolbar && (
                      <div className="relative z-raised shrink-0 bg-surface px-5 tablet:px-8">{toolbar}</div>
                    )}
                    <DialogBody className={bodyClassName}>{children}</DialogBody>
                    {footer && (
                      <footer className="relative z-raised flex shrink-0 flex-wrap items-center justify-end gap-3 border-t border-line bg-surface px-5 pt-3 pb-4 tablet:px-8 tablet:py-4">
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
