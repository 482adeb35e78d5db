import { spawnSync } from 'node:child_process';
import { ensureBuilt } from './build.mjs';
import { inRoot } from './paths.mjs';
import { checkNode, readSettings } from './settings.mjs';
import { runMain } from './stop-error.mjs';

/**
 * Runs a program of the server's build with the arguments of this process and the data folder of `npm start`.
 * @param {string} program such as `backup.js`
 * @param {(settings: import('./settings.mjs').Settings) => Record<string, string>} toEnv more settings of the program
 */
export async function runServerCommand(program, toEnv = () => ({})) {
  await runMain(async () => {
    checkNode();
    const settings = readSettings(process.env);
    await ensureBuilt({ only: 'the server' });
    const path = inRoot(`packages/server/dist/${program}`);
    const { status } = spawnSync(process.execPath, [path, ...process.argv.slice(2)], {
      stdio: 'inherit',
      env: { ...process.env, DATA_DIR: settings.dataDir, ...toEnv(settings) },
    });
    process.exitCode = status ?? 1;
  });
}
