/**
 * How long an asynchronous query of a test waits, in milliseconds; the default of 1 s is too short on a busy
 * machine.
 */
export const asyncTimeoutMs = 10_000;
