/** The signal of work that is never stopped. */
export const neverAborted = new AbortController().signal;
