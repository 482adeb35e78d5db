import { readFileSync } from 'node:fs';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { listFiles } from '../files.mjs';
import { inRoot } from '../paths.mjs';

/**
 * Stories of one file.
 * @typedef {{ file: string, stories: string[] }} StoryFile `file`: relative to the repository; `stories`: their ids
 */

/** @returns {StoryFile[]} every file with stories */
export function readStoryFiles() {
  const files = listFiles(['.storybook', 'packages/ui/src']).filter((file) => file.endsWith('.stories.tsx'));
  return files.map((file) => ({ file, stories: storyIds(readFileSync(inRoot(file), 'utf8')) }));
}

/**
 * @param {string} source of a file with stories
 * @returns {string[]} the ids that Storybook gives them
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
 * @returns {StoryFile[]} the files and stories that it means
 */
export function select(files, only) {
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
 * @param {string[]} failed ids of stories, or paths of files that could not be read
 * @returns {(story: string) => boolean} whether a story failed, alone or with its file
 */
export function whetherFailed(selected, failed) {
  const lost = selected.filter(({ file }) => failed.some((path) => path.endsWith(file)));
  const stories = new Set([...failed, ...lost.flatMap(({ stories }) => stories)]);
  return (story) => stories.has(story);
}

/**
 * Which stories a run speaks for: images of these that were not taken have vanished.
 * @param {StoryFile[]} selected
 * @param {string} only as for {@link select}
 * @param {string[]} failed as for {@link whetherFailed}
 * @returns {(story: string) => boolean}
 */
export function whetherCovered(selected, only, failed) {
  const hasFailed = whetherFailed(selected, failed);
  const asked = new Set(selected.flatMap(({ stories }) => stories));
  return (story) =>
    !hasFailed(story) && (only === '' || asked.has(story) || story.includes(only.toLowerCase()));
}
