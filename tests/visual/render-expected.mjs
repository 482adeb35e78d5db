import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot, ROOT } from '../../scripts/lib/paths.mjs';
import { parseName } from './baselines.mjs';
import { captureStories } from './capture-stories.mjs';
import { OUTPUT } from './output.mjs';
import { readStoryFiles } from './stories.mjs';

/**
 * The files of the runner, copied over those of the base commit, so that both commits are captured in the
 * same way.
 */
const RUNNER = ['tests/visual', 'vitest.visual.config.ts', 'scripts/lib'];

/**
 * @typedef {object} Expected
 * @property {string} folder that holds the rendered images, absolute
 * @property {string} note sentence for the report about their source
 */

/**
 * Renders expected images from the base commit, in a temporary worktree with the installed packages.
 * @param {string[]} names of images; all images of their stories are rendered
 * @param {string} commit empty for the last commit that changed the baselines
 * @returns {Promise<Expected>} when there is no base commit or it fails to render, a folder without images
 */
export async function renderExpected(names, commit) {
  const folder = join(OUTPUT, 'expected');
  if (names.length === 0) return { folder, note: 'No expected images were needed.' };
  const base = resolveCommit(commit);
  if (!base) return { folder, note: 'No expected images: the baselines have no commit yet.' };
  console.log(`\nRendering the expected images from ${base.slice(0, 10)}...`);
  const worktree = mkdtempSync(join(tmpdir(), 'aura-visual-base-'));
  try {
    git('worktree', 'add', '--detach', '--force', worktree, base);
    linkPackages(worktree);
    for (const path of RUNNER) cpSync(inRoot(path), join(worktree, path), { recursive: true });
    const stories = new Set(names.map((name) => parseName(name).story));
    const files = readStoryFiles(worktree)
      .map((entry) => ({ ...entry, stories: entry.stories.filter((story) => stories.has(story)) }))
      .filter((entry) => entry.stories.length > 0);
    if (files.length === 0)
      return { folder, note: `No expected images: commit ${base.slice(0, 10)} has none of the stories.` };
    const { failed } = await captureStories(files, { root: worktree, output: folder, saveAll: true });
    const failures = failed.length > 0 ? ` ${failed.length} stories failed there.` : '';
    return { folder, note: `Expected images: rendered from commit ${base.slice(0, 10)}.${failures}` };
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    return { folder, note: `No expected images: commit ${base.slice(0, 10)} did not render (${message}).` };
  } finally {
    rmSync(worktree, { recursive: true, force: true });
    git('worktree', 'prune');
  }
}

/**
 * Returns the given commit, or by default the last one that changed the baselines, since it rendered their
 * pixels.
 * @param {string} commit
 * @returns {string | undefined} its full id
 */
function resolveCommit(commit) {
  try {
    if (commit) return git('rev-parse', '--verify', `${commit}^{commit}`);
    return git('log', '-1', '--format=%H', '--', 'tests/visual/baselines') || undefined;
  } catch {
    return undefined;
  }
}

/**
 * Links every installed package. The links of the workspaces point into the worktree.
 * @param {string} worktree
 */
function linkPackages(worktree) {
  const root = realpathSync(ROOT);
  for (const folder of ['.', ...workspaceFolders()]) {
    const modules = join(worktree, folder, 'node_modules');
    mkdirSync(modules, { recursive: true });
    for (const name of listModules(join(root, folder, 'node_modules'))) {
      if (name !== '@aura') symlinkSync(join(root, folder, 'node_modules', name), join(modules, name));
    }
  }
  const scope = join(worktree, 'node_modules', '@aura');
  mkdirSync(scope);
  for (const name of readdirSync(join(root, 'node_modules', '@aura'))) {
    const target = realpathSync(join(root, 'node_modules', '@aura', name)).slice(root.length);
    symlinkSync(join(worktree, target), join(scope, name));
  }
}

const workspaceFolders = () =>
  readdirSync(inRoot('packages'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `packages/${name}`);

/** @param {string} folder */
function listModules(folder) {
  try {
    return readdirSync(folder).filter((name) => !name.startsWith('.'));
  } catch {
    return [];
  }
}

/** @param {...string} args */
const git = (...args) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
