/**
 * `npm run dev`: runs the app with hot reload at `DEV_PORT` (5173), with the Auth emulator and the built
 * server of `npm start`. Changes of the server's source require a restart.
 */
import { createServer } from 'vite';
import { checkCanStart, startBackend } from './lib/backend.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { inRoot } from './lib/paths.mjs';
import { checkNode, readSettings } from './lib/settings.mjs';
import { createShutdownSignal, waitForAbort } from './lib/shutdown-signal.mjs';
import { runMain, StopError } from './lib/stop-error.mjs';

await runMain(async () => {
  checkNode();
  const settings = readSettings(process.env);
  const shutdownSignal = createShutdownSignal();
  await checkCanStart(settings);
  await ensureBuilt({ shutdownSignal, only: 'the server' });
  const devAddress = `http://localhost:${process.env.DEV_PORT ?? 5173}`;
  const backend = await startBackend(settings, shutdownSignal, devAddress);
  process.env.DEV_API_ORIGIN = `http://127.0.0.1:${settings.port}`;
  const vite = await createServer({ configFile: inRoot('packages/app/vite.config.ts') });
  await vite.listen();
  vite.printUrls();
  const problem = await Promise.race([waitForAbort(shutdownSignal), backend.failure]);
  await vite.close();
  await backend.stop();
  if (problem) throw new StopError(`Aura stopped: ${problem}`);
});
