import { type BaseSyntheticEvent, useRef } from 'react';

type Submit = (event?: BaseSyntheticEvent) => Promise<unknown>;

/**
 * Makes a form safe against a double click and a repeated Enter: validation is asynchronous, so a second
 * submission can start before the form is shown as busy.
 * @param submit validates and sends; its promise settles when the form may be submitted again
 * @returns a handler that ignores submissions while an earlier one runs
 */
export function useSingleSubmit(submit: Submit): Submit {
  const isRunning = useRef(false);
  return async (event) => {
    event?.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await submit(event);
    } finally {
      isRunning.current = false;
    }
  };
}
