/**
 * `npm run migrate`: applies pending migrations to the database of `DATABASE_URL`, or to the embedded one in
 * `DATA_DIR`. Without development dependencies: `node packages/server/dist/migrate.js`.
 */
import { spawnSync } from 'node:child_process';
import { ensureBuilt } from './lib/build.mjs';
import { inRoot } from './lib/paths.mjs';
import { checkNode } from './lib/settings.mjs';
import { runMain } from './lib/stop-error.mjs';

await runMain(async () => {
  checkNode();
  await ensureBuilt({ only: 'the server', onBuild: (name) => console.log(`Building ${name}...`) });
  const program = inRoot('packages/server/dist/migrate.js');
  const { status } = spawnSync(process.execPath, [program], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
});
