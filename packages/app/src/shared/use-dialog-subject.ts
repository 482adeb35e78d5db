import { useCallback, useState } from 'react';

/** The open state of a dialog and the data that it shows. */
export interface DialogSubject<Subject> {
  readonly subject: Subject;
  readonly open: boolean;
  /** Used as a `key`, it resets the dialog's state each time it opens. */
  readonly openCount: number;
}

/**
 * State of a dialog that opens for different subjects. The last subject stays while the dialog fades out. Opening it
 * again for the same subject, as a double click does, leaves it as it is.
 */
export function useDialogSubject<Subject>() {
  const [dialog, setDialog] = useState<DialogSubject<Subject> | null>(null);
  const show = useCallback(
    (subject: Subject) =>
      setDialog((before) =>
        before?.open && before.subject === subject
          ? before
          : { subject, open: true, openCount: (before?.openCount ?? 0) + 1 },
      ),
    [],
  );
  const onOpenChange = useCallback(
    (open: boolean) => setDialog((before) => before && { ...before, open }),
    [],
  );
  return { dialog, show, onOpenChange };
}
