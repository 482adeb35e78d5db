import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './paths.mjs';

const SKIPPED = new Set([
  '.cache',
  '.data',
  '.git',
  '.visual',
  '.vitest-attachments',
  'coverage',
  'dist',
  'node_modules',
  'playwright-report',
  'storybook-static',
  'test-results',
]);

/**
 * Lists the files in some folders of the repository, without installed packages, builds and output of runs.
 * @param {string[]} [places] files or folders, relative to the repository; by default the whole repository
 * @returns {string[]} paths relative to the repository with forward slashes, sorted
 */
export function listFiles(places = ['.']) {
  return places.flatMap((place) => (statSync(inRoot(place)).isDirectory() ? walk(place) : [place])).sort();
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function walk(folder) {
  return readdirSync(inRoot(folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name).replaceAll('\\', '/');
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : walk(path);
    return entry.isFile() ? [path] : [];
  });
}
