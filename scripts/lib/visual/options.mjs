import { StopError } from '../stop-error.mjs';

/**
 * @param {string[]} args of the command line
 * @returns {{ update: boolean, only: string }}
 * @throws {StopError} for anything that is not an option
 */
export function readOptions(args) {
  const at = args.indexOf('--only');
  const only = at < 0 ? '' : (args[at + 1] ?? '');
  if (at >= 0 && (only === '' || only.startsWith('--'))) {
    throw new StopError('--only wants a part of a path or of a story, for example "--only Button".');
  }
  const rest = args.filter(
    (arg, index) => arg !== '--update' && (at < 0 || (index !== at && index !== at + 1)),
  );
  if (rest.length > 0)
    throw new StopError(`Unknown: ${rest.join(' ')}. There are --update and --only <part>.`);
  return { update: args.includes('--update'), only };
}

/**
 * The pinned browser is a program for one system; another browser draws other pixels.
 * @param {{ platform: string, arch: string, glibc: boolean }} machine `glibc`: whether its C library is GNU's
 * @returns {string | undefined} why images cannot be compared here
 */
export function whyNotHere({ platform, arch, glibc }) {
  if (platform === 'linux' && arch === 'x64' && glibc) return undefined;
  const libc = platform === 'linux' && !glibc ? ' without glibc' : '';
  return `the pinned browser runs on Linux x64 with glibc alone; this is ${platform} ${arch}${libc}`;
}
