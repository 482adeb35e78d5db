import { shellCopy } from '@aura/domain/copy/shell';
import { toastDurationMs } from '@aura/domain/limits';
import * as m from 'framer-motion/m';
import { Check, CircleAlert, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useMotionReady } from '../../motion/motion-ready.ts';
import { rise } from '../../motion/transitions.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { ToastMessage } from './toast-message.ts';

interface ToastItemProps {
  readonly message: ToastMessage;
  readonly onGone: () => void;
}

/** One message; its time stands still while the pointer or focus is on it. */
export function ToastItem({ message, onGone }: ToastItemProps) {
  const ready = useMotionReady();
  const [paused, setPaused] = useState(false);
  const leftMs = useRef<number>(toastDurationMs);
  const gone = useRef(onGone);
  gone.current = onGone;

  useEffect(() => {
    if (paused) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => gone.current(), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current = Math.max(0, leftMs.current - (performance.now() - startedAt));
    };
  }, [paused]);

  const Icon = message.tone === 'alert' ? CircleAlert : Check;
  return (
    <m.div
      variants={rise}
      initial={ready ? 'hidden' : false}
      animate="shown"
      exit="hidden"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
      className="pointer-events-auto flex w-full max-w-dialog-sm items-center gap-3 rounded-control bg-ink py-1 ps-4 pe-1 text-14 font-medium text-on-ink shadow-float"
    >
      <Icon aria-hidden className="size-5 shrink-0" strokeWidth={1.8} />
      <p className="min-w-0 flex-1 py-2">{message.text}</p>
      <IconButton
        label={shellCopy.dismiss}
        onClick={onGone}
        className="text-on-ink hover:bg-ink-hover focus-visible:outline-on-ink"
      >
        <X aria-hidden />
      </IconButton>
    </m.div>
  );
}
