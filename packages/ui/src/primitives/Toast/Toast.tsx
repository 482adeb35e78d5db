import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { ToastItem } from './ToastItem.tsx';
import type { ToastMessage } from './toast-message.ts';

export interface ToastApi {
  /** @returns a function that closes the message */
  readonly show: (message: ToastMessage) => () => void;
}

const ToastContext = createContext<ToastApi | null>(null);

/**
 * Access to the toasts.
 * @throws when there is no ToastProvider above
 */
export function useToast(): ToastApi {
  const api = useContext(ToastContext);
  if (!api) throw new Error('useToast needs a ToastProvider above it');
  return api;
}

interface ShownToast extends ToastMessage {
  readonly id: number;
}

interface ToastProviderProps {
  readonly children: ReactNode;
}

/** Number of toasts that are shown at a time; persistent ones can exceed it. */
const maxToasts = 3;

/** Drops the oldest toasts above the limit. Persistent ones stay, and the newest, which the user has not seen yet. */
function withinLimit(toasts: readonly ShownToast[]): readonly ShownToast[] {
  let excess = toasts.length - maxToasts;
  return toasts.filter((toast, index) => {
    const isDropped = excess > 0 && !toast.persistent && index < toasts.length - 1;
    if (isDropped) excess -= 1;
    return !isDropped;
  });
}

/** Two messages that say the same. Those with an action each offer their own, such as to undo different deletions. */
const isRepeated = (one: ToastMessage, other: ToastMessage) =>
  one.text === other.text && one.tone === other.tone && !one.action && !other.action;

/**
 * Renders the two live regions of toasts. They exist before any text, so that assistive technology announces
 * what is added, and stay readable and usable over an open dialog. A repeated message replaces the first. The caller uses `alert` only for errors,
 * and provides another way to reach every action, since messages disappear. F8 focuses the last message.
 */
export function ToastProvider({ children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const shown = useRef(toasts);
  const nextId = useRef(0);
  const change = useCallback((next: readonly ShownToast[]) => {
    const closed = shown.current.filter((toast) => !next.includes(toast));
    shown.current = next;
    setToasts(next);
    for (const { onClose } of closed) onClose?.();
  }, []);
  const drop = useCallback(
    (id: number) => change(shown.current.filter((toast) => toast.id !== id)),
    [change],
  );
  const show = useCallback(
    (message: ToastMessage) => {
      const id = nextId.current;
      nextId.current += 1;
      const others = shown.current.filter((toast) => !isRepeated(toast, message));
      change(withinLimit([...others, { ...message, id }]));
      return () => drop(id);
    },
    [change, drop],
  );
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'F8') return;
      document.querySelector<HTMLElement>('[data-toasts] article:last-of-type button')?.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  const api = useMemo<ToastApi>(() => ({ show }), [show]);
  const list = (tone: ToastMessage['tone']) =>
    toasts
      .filter((toast) => toast.tone === tone)
      .map((toast) => <ToastItem key={toast.id} message={toast} onClose={() => drop(toast.id)} />);
  return (
    <ToastContext value={api}>
      {children}
      {createPortal(
        <div
          data-toasts
          className="pointer-events-none fixed inset-x-0 z-toast flex flex-col items-center gap-2 px-5 pb-[calc(var(--size-bottom-bar-space)+1rem)] desktop:pb-6"
        >
          <div role="status" aria-live="polite" className="contents">
            {list('status')}
          </div>
          <div role="alert" aria-live="assertive" className="contents">
            {list('alert')}
          </div>
        </div>,
        document.body,
      )}
    </ToastContext>
  );
}
