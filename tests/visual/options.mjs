import { parseArgs } from 'node:util';
import { StopError } from '../../scripts/lib/stop-error.mjs';

/**
 * @typedef {object} Options
 * @property {boolean} update whether captured images become the baselines
 * @property {string} only part of a path or of a story's id; empty for all stories
 * @property {string} base commit that renders the expected images; empty for the last one that changed baselines
 */

/**
 * @param {string[]} args of the command line
 * @returns {Options}
 * @throws {StopError} for an unknown or incomplete option
 */
export function readOptions(args) {
  try {
    const { values } = parseArgs({
      args,
      options: { update: { type: 'boolean' }, only: { type: 'string' }, base: { type: 'string' } },
    });
    const { update = false, only = '', base = '' } = values;
    return { update, only, base };
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    throw new StopError(`${message}\nOptions: --update, --only <part of a path or story>, --base <commit>`);
  }
}

/**
 * The pinned browser is built for one system; another browser renders other pixels.
 * @param {{ platform: string, arch: string, glibc: boolean }} machine `glibc`: whether its C library is GNU's
 * @returns {string | undefined} why images cannot be compared on this machine
 */
export function unsupportedReason({ platform, arch, glibc }) {
  if (platform === 'linux' && arch === 'x64' && glibc) return undefined;
  const libc = platform === 'linux' && !glibc ? ' without glibc' : '';
  return `the pinned browser needs Linux x64 with glibc; this is ${platform} ${arch}${libc}`;
}
