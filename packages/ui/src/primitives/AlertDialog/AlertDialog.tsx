import * as Radix from '@radix-ui/react-alert-dialog';
import { AnimatePresence } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../foundations/cn.ts';
import { preventDefault } from '../../foundations/prevent-default.ts';
import { useOpenOverlay } from '../../foundations/use-open-overlay.ts';
import { MotionScope } from '../../motion/MotionScope.tsx';
import { useMotionReady } from '../../motion/motion-ready.ts';
import { fade, rise } from '../../motion/variants.ts';
import { Button } from '../Button/Button.tsx';
import { scrimStyle } from '../Dialog/dialog-style.ts';
import { useDialogFocus } from '../Dialog/use-dialog-focus.ts';
import { useIgnoredClicks } from '../Dialog/use-ignored-clicks.ts';
import { useLabels } from '../LabelsProvider/use-labels.ts';

export interface AlertDialogProps extends Omit<ComponentProps<'div'>, 'title' | 'role'> {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly body?: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** `danger` for actions that cannot be undone. */
  readonly tone?: 'neutral' | 'danger';
  /**
   * Called when the user confirms. Does not close the dialog: set `open` to false when the action is done.
   */
  readonly onConfirm: () => void;
  readonly busy?: boolean;
  /** Disables the confirm button, for example until a phrase is typed. */
  readonly confirmDisabled?: boolean;
  /** Error message of the failed action. */
  readonly error?: ReactNode;
  /** Form fields that the action requires. */
  readonly children?: ReactNode;
  /** Overrides where the focus moves on closing; by default, to the previously focused element. */
  readonly onCloseAutoFocus?: (event: Event) => void;
}

/**
 * A confirmation before an important action. The element's props, `className` and `ref` are set on the
 * dialog. Accessibility: initial focus is on Cancel, a press outside has no effect, Escape cancels, closing
 * restores the focus, and an error is announced. The caller provides a title that is a question, and a
 * `confirmLabel` that names the action.
 */
export function AlertDialog(props: AlertDialogProps) {
  return (
    <MotionScope>
      <AnimatedAlertDialog {...props} />
    </MotionScope>
  );
}

function AnimatedAlertDialog({
  open,
  onOpenChange,
  title,
  body,
  confirmLabel,
  cancelLabel,
  tone = 'neutral',
  onConfirm,
  busy = false,
  confirmDisabled = false,
  error,
  children,
  onCloseAutoFocus,
  className,
  ...rest
}: AlertDialogProps) {
  const labels = useLabels();
  const ready = useMotionReady();
  const motion = { initial: ready ? 'hidden' : false, animate: 'shown', exit: 'hidden' } as const;
  const focus = useDialogFocus({ onCloseAutoFocus });
  const clicks = useIgnoredClicks(open);
  useOpenOverlay(open, () => !busy && onOpenChange(false));
  const described = body ? {} : { 'aria-describedby': undefined };
  const guard = busy ? { onEscapeKeyDown: preventDefault } : {};
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <AnimatePresence>
        {open && (
          <Radix.Portal forceMount>
            <Radix.Overlay asChild forceMount>
              <m.div className={scrimStyle} onMouseDown={preventDefault} variants={fade} {...motion} />
            </Radix.Overlay>
            <div className="pointer-events-none fixed inset-0 z-dialog grid place-items-center p-5">
              <Radix.Content
                asChild
                forceMount
                {...described}
                {...rest}
                {...guard}
                {...focus}
                {...clicks}
                className={cn(
                  'pointer-events-auto flex max-h-full w-full max-w-dialog-sm flex-col gap-3 overflow-y-auto rounded-dialog bg-surface p-6 text-ink shadow-float outline-none tablet:p-8',
                  className,
                )}
              >
                <m.div variants={rise} {...motion}>
                  <Radix.Title className="font-serif text-28 text-balance">{title}</Radix.Title>
                  {body && <Radix.Description className="text-16 text-muted">{body}</Radix.Description>}
                  {children}
                  {error && (
                    <p role="alert" className="text-14 text-danger">
                      {error}
                    </p>
                  )}
                  <div className="mt-3 flex flex-wrap justify-end gap-3">
                    <Radix.Cancel asChild>
                      <Button variant="outline" disabled={busy}>
                        {cancelLabel ?? labels.cancel}
                      </Button>
                    </Radix.Cancel>
                    <Button
                      variant={tone === 'danger' ? 'danger' : 'primary'}
                      onClick={onConfirm}
                      busy={busy}
                      disabled={confirmDisabled}
                    >
                      {confirmLabel}
                    </Button>
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
