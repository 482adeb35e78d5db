import { useRef } from 'react';
import { useDialogSubject } from './use-dialog-subject.ts';

/**
 * State of a dialog that is opened to get a value from the user.
 * @returns `request`, which opens the dialog and resolves after it has closed and the focus is restored: to the
 * value, or to null when the user cancels; the state of the dialog; and the functions to pass to it
 */
export function useDialogResult<Subject, Result>() {
  const { dialog, show, onOpenChange } = useDialogSubject<Subject>();
  const resolve = useRef<(result: Result | null) => void>(() => {});
  // A ref, since the dialog must not render again while it fades out.
  const result = useRef<Result | null>(null);

  const request = (subject: Subject): Promise<Result | null> => {
    result.current = null;
    show(subject);
    return new Promise((onResult) => {
      resolve.current = onResult;
    });
  };
  const onResult = (value: Result) => {
    result.current = value;
    onOpenChange(false);
  };
  return { dialog, request, onOpenChange, onResult, onCloseAutoFocus: () => resolve.current(result.current) };
}
