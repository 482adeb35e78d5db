import { shellCopy } from '@aura/domain/copy/shell';
import { toastDurationMs } from '@aura/domain/limits';
import { Check, CircleAlert, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { cn } from '../../foundations/cn.ts';
import { durations } from '../../foundations/tokens/motion.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { ToastMessage } from './toast-message.ts';

interface ToastItemProps {
  readonly message: ToastMessage;
  readonly onGone: () => void;
}

/** One message; its time stands still while the pointer or focus is on it. */
export function ToastItem({ message, onGone }: ToastItemProps) {
  const [paused, setPaused] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const leftMs = useRef<number>(toastDurationMs);
  const gone = useRef(onGone);
  gone.current = onGone;

  useEffect(() => {
    if (paused) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => setLeaving(true), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current = Math.max(0, leftMs.current - (performance.now() - startedAt));
    };
  }, [paused]);

  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => gone.current(), durations.leave);
    return () => clearTimeout(timer);
  }, [leaving]);

  const Icon = message.tone === 'alert' ? CircleAlert : Check;
  return (
    <article
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      className={cn(
        'pointer-events-auto flex w-full max-w-dialog-sm items-center gap-3 rounded-control bg-ink py-1 ps-4 pe-1 text-14 font-medium text-on-ink shadow-float transition-[translate,opacity] motion-safe:starting:translate-y-4',
        leaving ? 'opacity-0 move-leave' : 'move-enter',
      )}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      <p className="min-w-0 flex-1 py-2">{message.text}</p>
      <IconButton
        label={shellCopy.dismiss}
        variant="solid"
        onClick={() => setLeaving(true)}
        className="focus-visible:outline-on-ink"
      >
        <X aria-hidden />
      </IconButton>
    </article>
  );
}
