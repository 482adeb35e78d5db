import { useCallback, useState } from 'react';

/** A dialog and what it is about. */
export interface Opening<Subject> {
  readonly subject: Subject;
  readonly open: boolean;
  /** Counts the openings: as a `key` it gives each a form of its own. */
  readonly turn: number;
}

/** Opens a dialog about one thing after another; while it fades out it still shows the last one. */
export function useOpening<Subject>() {
  const [opening, setOpening] = useState<Opening<Subject> | null>(null);
  const show = useCallback(
    (subject: Subject) => setOpening((before) => ({ subject, open: true, turn: (before?.turn ?? 0) + 1 })),
    [],
  );
  const onOpenChange = useCallback(
    (open: boolean) => setOpening((before) => before && { ...before, open }),
    [],
  );
  return { opening, show, onOpenChange };
}
