import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { inRoot, ROOT } from '../../scripts/lib/paths.mjs';
import { parseName } from './baselines.mjs';
import { OUTPUT, runFiles } from './output.mjs';
import { createHasFailed } from './stories.mjs';

/** @typedef {import('./stories.mjs').StoryFile} StoryFile */

/**
 * @typedef {{ story: string, message: string }} Failure `story`: id of a story without an image, or the path of a
 * file that failed as a whole
 */

/**
 * @typedef {object} Captured
 * @property {(import('./baselines.mjs').Baseline & { attempts: number })[]} captures
 * @property {Failure[]} failed
 */

/**
 * Runs stories and captures their images; the runner's output goes to the terminal.
 * @param {StoryFile[]} files with the stories to capture
 * @param {{ root?: string, output?: string, saveAll?: boolean }} [options] `root`: of the checkout to run;
 * `output`: folder for the results, emptied first; `saveAll`: whether unchanged images are saved too
 * @returns {Promise<Captured>}
 * @throws {Error} when the runner fails without naming a story
 */
export async function captureStories(files, { root = ROOT, output = OUTPUT, saveAll = false } = {}) {
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const { report, stories, captures: list } = runFiles(output);
  writeFileSync(stories, JSON.stringify(files.flatMap((file) => file.stories)));
  const vitest = inRoot('node_modules/vitest/vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const paths = files.map(({ file }) => file);
  const args = [vitest, 'run', ...paths, '--config', 'vitest.visual.config.ts', ...reporters];
  const env = {
    ...process.env,
    VISUAL_OUTPUT: output,
    VISUAL_STORIES: stories,
    VISUAL_SAVE_ALL: saveAll ? 'on' : 'off',
  };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' });
  const code = await new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', resolve);
  });
  const failed = existsSync(report) ? readFailures(JSON.parse(readFileSync(report, 'utf8'))) : [];
  if (code !== 0 && failed.length === 0) throw new Error(`The story runner ended with code ${code}.`);
  const captures = readCaptures(list);
  return { captures, failed: [...failed, ...findUncaptured(files, captures, failed)] };
}

/**
 * Returns stories that neither failed nor have an image, so that nothing was compared for them.
 * @param {StoryFile[]} requested
 * @param {{ name: string }[]} captures
 * @param {Failure[]} failed
 * @returns {Failure[]}
 */
export function findUncaptured(requested, captures, failed) {
  const captured = new Set(captures.map(({ name }) => parseName(name).story));
  const hasFailed = createHasFailed(
    requested,
    failed.map(({ story }) => story),
  );
  return requested
    .flatMap(({ stories }) => stories)
    .filter((story) => !captured.has(story) && !hasFailed(story))
    .map((story) => ({ story, message: 'The story did not fail, but no image was captured.' }));
}

/**
 * @param {string} file
 * @returns {Captured['captures']}
 */
function readCaptures(file) {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/**
 * @param {{ testResults: { name: string, status: string, message: string, assertionResults: {
 *   status: string, meta: { storyId?: string }, fullName: string, failureMessages: string[] }[] }[] }} report
 * @returns {Failure[]}
 */
export function readFailures({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [{ story: name, message }];
    return failed.map(({ meta, fullName, failureMessages }) => ({
      story: meta.storyId ?? fullName,
      message: failureMessages.join('\n'),
    }));
  });
}
