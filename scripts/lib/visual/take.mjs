import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { inRoot, ROOT } from '../paths.mjs';
import { partsOf } from './kept.mjs';
import { OUTPUT, RUN, TAKEN } from './output.mjs';
import { whetherFailed } from './selection.mjs';

/**
 * What a run of the stories left.
 * @typedef {object} Taking
 * @property {(import('./kept.mjs').Kept & { attempts: number })[]} taken
 * @property {{ story: string, message: string }[]} failed stories that have no image; `story` is an id, or the
 * path of a file that could not be read at all
 */

/**
 * Runs the stories and takes their images; the runner's output goes to the terminal.
 * @param {import('./selection.mjs').StoryFile[]} files with the stories to image
 * @param {string} only part of a path or of a story's id; empty for all stories
 * @returns {Promise<Taking>}
 * @throws {Error} when the runner broke down
 */
export async function takeImages(files, only) {
  rmSync(OUTPUT, { recursive: true, force: true });
  mkdirSync(OUTPUT, { recursive: true });
  const vitest = inRoot('node_modules/vitest/vitest.mjs');
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${RUN}`];
  const args = [
    'run',
    ...(only ? files.map(({ file }) => file) : []),
    '--config',
    'vitest.visual.config.ts',
    ...report,
  ];
  const env = { ...process.env, VISUAL_ONLY: only };
  const child = spawn(process.execPath, [vitest, ...args], { cwd: ROOT, env, stdio: 'inherit' });
  const code = await new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', resolve);
  });
  const failed = existsSync(RUN) ? readFailures(JSON.parse(readFileSync(RUN, 'utf8'))) : [];
  if (code !== 0 && failed.length === 0)
    throw new Error(`The runner of the stories ended with code ${code}.`);
  const taken = readTaken();
  return { taken, failed: [...failed, ...withoutImage(files, taken, failed)] };
}

/**
 * A story that did not fail and has no image all the same was not compared with anything.
 * @param {import('./selection.mjs').StoryFile[]} asked
 * @param {{ name: string }[]} taken
 * @param {Taking['failed']} failed
 * @returns {Taking['failed']}
 */
export function withoutImage(asked, taken, failed) {
  const photographed = new Set(taken.map(({ name }) => partsOf(name).story));
  const isToldOf = whetherFailed(
    asked,
    failed.map(({ story }) => story),
  );
  const lost = asked.flatMap(({ stories }) => stories).filter((id) => !photographed.has(id) && !isToldOf(id));
  return lost.map((story) => ({ story, message: 'It did not fail, but no picture was taken of it.' }));
}

/** @returns {Taking['taken']} */
function readTaken() {
  if (!existsSync(TAKEN)) return [];
  return readFileSync(TAKEN, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/**
 * @param {{ testResults: { name: string, status: string, message: string, assertionResults: {
 *   status: string, meta: { storyId?: string }, fullName: string, failureMessages: string[] }[] }[] }} report
 * @returns {Taking['failed']}
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
