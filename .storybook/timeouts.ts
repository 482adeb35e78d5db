/** How long a test waits for what is to appear, in milliseconds. A busy machine needs more than the usual second. */
export const asyncTimeoutMs = 10_000;
