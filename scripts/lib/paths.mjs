import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the repository. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Absolute path of a file or folder of the repository.
 * @param {...string} parts
 */
export const inRoot = (...parts) => join(ROOT, ...parts);

/** Folder for derived files that may be deleted at any time. */
export const CACHE = inRoot('node_modules', '.cache', 'aura');

/** The local Firebase project; with the prefix `demo-`, the emulator and the SDKs make no external calls. */
export const PROJECT_ID = 'demo-aura';
