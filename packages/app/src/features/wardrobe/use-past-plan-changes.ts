import type { ShownWear } from '@aura/domain/rules/calendar';
import type { Wear } from '@aura/domain/wears';
import { useCallback, useRef, useState } from 'react';
import { useUndoable } from '../../shared/use-undoable.ts';

/** A change of a plan that can still be undone. */
interface PendingChange {
  /** The wear that it leads to; null when the plan is removed. */
  readonly result: Wear | null;
  readonly text: string;
  /** Reports its own failure. */
  readonly send: () => Promise<unknown>;
}

/**
 * Changes of plans of past days, with Undo. The server accepts no plan of a past day, so a change that was sent could not
 * be undone: it is shown at once, and sent when its message has closed.
 */
export function usePastPlanChanges() {
  const showUndoable = useUndoable();
  // A message can close after the last render, when the page is left.
  const newest = useRef<ReadonlyMap<string, PendingChange>>(new Map());
  const [pending, setPending] = useState<ReadonlyMap<string, PendingChange>>(new Map());

  const put = (id: string, change: PendingChange | null) => {
    const others = [...newest.current].filter(([other]) => other !== id);
    newest.current = new Map(change === null ? others : [...others, [id, change]]);
    setPending(newest.current);
  };

  /** Shows a change of a plan. A later change of the same plan replaces it. */
  const change = ({ wear: { id }, name }: Pick<ShownWear, 'wear' | 'name'>, next: PendingChange) => {
    const end = () => {
      if (newest.current.get(id) === next) put(id, null);
    };
    put(id, next);
    showUndoable({
      text: next.text,
      name,
      onUndo: end,
      onSettled: () => {
        if (newest.current.get(id) === next) void next.send().then(end);
      },
    });
  };

  return {
    change,
    isPending: (id: string) => pending.has(id),
    /** Applies the pending changes to what the server has answered. */
    withChanges: useCallback(
      (wears: readonly Wear[]): readonly Wear[] =>
        wears.flatMap((wear) => {
          const found = pending.get(wear.id);
          return found === undefined ? wear : (found.result ?? []);
        }),
      [pending],
    ),
  };
}
