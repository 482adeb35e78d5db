import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { ROOT } from '../../scripts/lib/paths.mjs';

/**
 * @typedef {object} StoryFile
 * @property {string} file path relative to the repository
 * @property {string[]} stories ids
 */

/**
 * @param {string} [root] of a checkout; this repository when left out
 * @returns {StoryFile[]} every file with stories
 */
export function readStoryFiles(root = ROOT) {
  const folders = ['.storybook', 'packages/ui/src'];
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  return files
    .filter((file) => file.endsWith('.stories.tsx'))
    .sort()
    .map((file) => ({ file, stories: storyIds(readFileSync(join(root, file), 'utf8')) }));
}

/**
 * @param {string} source of a file with stories
 * @returns {string[]} the ids that Storybook generates for them
 */
export function storyIds(source) {
  const title = /^const meta = \{\s*title: '([^']+)'/m.exec(source)?.[1];
  if (!title) return [];
  const names = [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
  return names.map((name) => toId(title, storyNameFromExport(name)));
}

/**
 * @param {StoryFile[]} files
 * @param {string} only part of a path or of a story's id; empty for all
 * @returns {StoryFile[]} the matching files and stories
 */
export function selectStories(files, only) {
  const part = only.toLowerCase();
  return files
    .map(({ file, stories }) => ({
      file,
      stories: file.toLowerCase().includes(part) ? stories : stories.filter((story) => story.includes(part)),
    }))
    .filter(({ stories }) => stories.length > 0);
}

/**
 * @param {StoryFile[]} selected
 * @param {string[]} failed ids of stories, or paths of files that failed as a whole
 * @returns {(story: string) => boolean} whether a story failed, alone or with its file
 */
export function createHasFailed(selected, failed) {
  const failedFiles = selected.filter(({ file }) => failed.some((path) => path.endsWith(file)));
  const stories = new Set([...failed, ...failedFiles.flatMap(({ stories }) => stories)]);
  return (story) => stories.has(story);
}

/**
 * Returns which stories a run covers. A covered story that has a baseline and was not captured has been
 * removed.
 * @param {StoryFile[]} selected
 * @param {string} only as for {@link selectStories}
 * @param {string[]} failed as for {@link createHasFailed}
 * @returns {(story: string) => boolean}
 */
export function createIsCovered(selected, only, failed) {
  const hasFailed = createHasFailed(selected, failed);
  const ids = new Set(selected.flatMap(({ stories }) => stories));
  return (story) =>
    !hasFailed(story) && (only === '' || ids.has(story) || story.includes(only.toLowerCase()));
}
