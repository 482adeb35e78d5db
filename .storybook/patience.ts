/** How long a test waits for what is to appear, in milliseconds. A busy machine needs more than the usual second. */
export const patienceMs = 10_000;
