import { Check, CircleAlert, X } from 'lucide-react';
import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { cn } from '../../foundations/cn.ts';
import { focusPageHeading } from '../../foundations/focus-page-heading.ts';
import { durations } from '../../foundations/tokens/motion.ts';
import { useCountdown } from '../../foundations/use-countdown.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useLabels } from '../LabelsProvider/use-labels.ts';
import { toastDurationMs, toastWithActionDurationMs } from './toast-durations.ts';
import type { ToastMessage } from './toast-message.ts';

interface ToastItemProps {
  readonly message: ToastMessage;
  readonly onClose: () => void;
}

/** Names up to this length are shown whole. */
const nameMaxLength = 40;

/** Cuts a long name in a text to one line; screen readers read the whole text. */
function withShortName(text: string, name: string): ReactNode {
  const start = text.indexOf(name);
  if (name.length <= nameMaxLength || start < 0) return text;
  return (
    <>
      {text.slice(0, start)}
      <bdi className="inline-block max-w-full truncate align-bottom">{name}</bdi>
      {text.slice(start + name.length)}
    </>
  );
}

/** Moves the focus to where it came from, or to the page's heading when that has been removed meanwhile. */
function restoreFocus(cameFrom: EventTarget | null): void {
  if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus({ preventScroll: true });
  else focusPageHeading();
}

/** One message. Its duration is paused while it is hovered or focused, and while the page is hidden. */
export function ToastItem({
  message: { tone, text, name, action, durationMs, persistent = false },
  onClose,
}: ToastItemProps) {
  const labels = useLabels();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const cameFrom = useRef<EventTarget | null>(null);
  const latestOnClose = useRef(onClose);
  latestOnClose.current = onClose;
  const leave = () => setLeaving(true);
  const usualMs = action ? toastWithActionDurationMs : toastDurationMs;
  useCountdown(durationMs ?? usualMs, persistent || hovered || focused, leave);

  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => latestOnClose.current(), durations.leave);
    return () => clearTimeout(timer);
  }, [leaving]);

  const enter = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
    cameFrom.current = relatedTarget;
    setFocused(true);
  };
  const exit = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(false);
  };
  const close = () => {
    if (leaving) return;
    // The focused button is removed with the message, so the focus is restored first.
    if (focused) restoreFocus(cameFrom.current);
    leave();
  };
  const act = () => {
    // The message stays visible for a moment, in which a second press would run the action again.
    if (leaving) return;
    close();
    action?.onAction();
  };

  const Icon = tone === 'alert' ? CircleAlert : Check;
  return (
    <article
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={enter}
      onBlur={exit}
      className={cn(
        'pointer-events-auto flex w-full max-w-dialog-sm items-center gap-3 rounded-control bg-ink py-1 ps-4 pe-1 text-14 font-medium text-on-ink shadow-float transition-[translate,opacity] motion-safe:starting:translate-y-4',
        leaving ? 'opacity-0 transition-leave' : 'transition-enter',
      )}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      <p className="min-w-0 flex-1 py-2">{name ? withShortName(text, name) : text}</p>
      {action && (
        <button
          type="button"
          onClick={act}
          className="min-h-target min-w-target shrink-0 rounded-inner px-3 underline underline-offset-4 focus-visible:outline-on-ink"
        >
          {action.label}
        </button>
      )}
      {!persistent && (
        <IconButton
          label={labels.dismiss}
          variant="solid"
          onClick={close}
          className="focus-visible:outline-on-ink"
        >
          <X aria-hidden />
        </IconButton>
      )}
    </article>
  );
}
