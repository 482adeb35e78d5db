import { vi } from 'vitest';
import { asyncTimeoutMs } from './timeouts.ts';

const { waitFor } = vi;

/** `vi.waitFor` with another default time-out, for which Vitest has no setting. */
const waitLonger: typeof waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: asyncTimeoutMs, ...options });

// Files of one worker may share `vi`.
if (waitFor.name !== waitLonger.name) vi.waitFor = waitLonger;
