/**
 * `npm run dev`: the app with hot reload at `DEV_PORT` (5173), on the Auth emulator and the built server that
 * `npm start` would run. A change of the server's source takes effect at the next start.
 */
import { createServer } from 'vite';
import { checkPlace, startBackend } from './lib/backend.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { inRoot } from './lib/paths.mjs';
import { checkNode, readSettings } from './lib/settings.mjs';
import { runMain, StopError } from './lib/stop-error.mjs';
import { aborted, untilTold } from './lib/until-told.mjs';

await runMain(async () => {
  checkNode();
  const settings = readSettings(process.env);
  const told = untilTold();
  await checkPlace(settings);
  await ensureBuilt({ told, only: 'the server', onBuild: (name) => console.log(`Building ${name}...`) });
  const backend = await startBackend(settings, told);
  process.env.DEV_API_ORIGIN = `http://127.0.0.1:${settings.port}`;
  const vite = await createServer({ configFile: inRoot('packages/app/vite.config.ts') });
  await vite.listen();
  vite.printUrls();
  const problem = await Promise.race([aborted(told), backend.died]);
  await vite.close();
  await backend.stop();
  if (problem) throw new StopError(`Aura stopped: ${problem}`);
});
