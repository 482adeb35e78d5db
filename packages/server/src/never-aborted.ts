/** The signal of work that nobody stops. */
export const neverAborted = new AbortController().signal;
