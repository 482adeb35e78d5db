import { useCallback, useState } from 'react';

/** A dialog and what it is about. */
export interface DialogSubject<Subject> {
  readonly subject: Subject;
  readonly open: boolean;
  /** Counts the openings: as a `key` it gives each a form of its own. */
  readonly openCount: number;
}

/** Opens a dialog about one thing after another; while it fades out it still shows the last one. */
export function useDialogSubject<Subject>() {
  const [opening, setOpening] = useState<DialogSubject<Subject> | null>(null);
  const show = useCallback(
    (subject: Subject) =>
      setOpening((before) => ({ subject, open: true, openCount: (before?.openCount ?? 0) + 1 })),
    [],
  );
  const onOpenChange = useCallback(
    (open: boolean) => setOpening((before) => before && { ...before, open }),
    [],
  );
  return { opening, show, onOpenChange };
}
