import { useToast } from '@aura/ui/primitives/Toast';
import { useCallback, useEffect, useRef } from 'react';
import { type UndoOptions, undoMessage } from './undo-message.ts';

/** Time in which a change can be undone, in milliseconds; longer while its message is hovered or focused. */
export const undoMs = 6_000;

interface Undoable extends UndoOptions {
  /** Called once when the change can no longer be undone, to send it. */
  readonly onSettled?: () => void;
}

/**
 * Changes that can be undone by a message, and are sent afterwards.
 * @returns a function that shows the message of a change, which has already taken effect on the screen. The change is
 * settled when the message has closed. When the page or the component is left, it is settled at once and the message
 * closes, so that Undo is never offered in vain.
 */
export function useUndoable(): (change: Undoable) => void {
  const { show } = useToast();
  const open = useRef(new Set<() => void>());

  useEffect(() => {
    const closeAll = () => {
      for (const close of [...open.current]) close();
    };
    let timer: number | undefined;
    // A hidden page may end without an event.
    const onVisibility = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'hidden') timer = window.setTimeout(closeAll, undoMs);
    };
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('pagehide', closeAll);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('pagehide', closeAll);
      closeAll();
    };
  }, []);

  return useCallback(
    ({ text, name, onUndo, onSettled }) => {
      const undo = () => {
        if (open.current.delete(close)) onUndo();
      };
      const onClose = () => {
        if (open.current.delete(close)) onSettled?.();
      };
      const close = show({ ...undoMessage({ text, name, onUndo: undo }), durationMs: undoMs, onClose });
      open.current.add(close);
    },
    [show],
  );
}
