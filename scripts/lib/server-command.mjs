import { spawnSync } from 'node:child_process';
import { ensureBuilt } from './build.mjs';
import { inRoot } from './paths.mjs';
import { checkNode, readSettings } from './settings.mjs';
import { runMain } from './stop-error.mjs';

/**
 * Runs a program of the server's build with the arguments of this process and the data folder of `npm start`.
 * @param {string} program such as `backup.js`
 */
export async function runServerCommand(program) {
  await runMain(async () => {
    checkNode();
    const { dataDir } = readSettings(process.env);
    await ensureBuilt({ only: 'the server' });
    const path = inRoot(`packages/server/dist/${program}`);
    const { status } = spawnSync(process.execPath, [path, ...process.argv.slice(2)], {
      stdio: 'inherit',
      env: { ...process.env, DATA_DIR: dataDir },
    });
    process.exitCode = status ?? 1;
  });
}
