/**
 * `npm start`: builds changed parts, starts the Auth emulator and the server, prints the address and runs
 * until it is stopped. Settings: `lib/settings.mjs`.
 */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { checkCanStart, DEMO_WORLD, mailFolderOf, startBackend } from './lib/backend.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { readPeople } from './lib/emulator-accounts.mjs';
import { inRoot } from './lib/paths.mjs';
import { checkNode, readSettings } from './lib/settings.mjs';
import { createShutdownSignal, waitForAbort } from './lib/shutdown-signal.mjs';
import { runMain, StopError } from './lib/stop-error.mjs';

await runMain(async () => {
  checkNode();
  if (!existsSync(inRoot('node_modules/firebase-tools'))) {
    throw new StopError('Dependencies are missing: run npm ci first.');
  }
  const settings = readSettings(process.env);
  const shutdownSignal = createShutdownSignal();
  await checkCanStart(settings);
  await ensureBuilt({ shutdownSignal });
  const backend = await startBackend(settings, shutdownSignal);
  console.log(`Aura runs at http://localhost:${settings.port}`);
  if (settings.seedDemo) console.log(demoAccounts());
  const mailFolder = relative(process.cwd(), mailFolderOf(settings));
  console.log(`Emails, such as for a forgotten password, are printed here and stored in ${mailFolder}`);
  const problem = await Promise.race([waitForAbort(shutdownSignal), backend.failure]);
  await backend.stop();
  if (problem) throw new StopError(`Aura stopped: ${problem}`);
});

function demoAccounts() {
  const people = readPeople(join(DEMO_WORLD, 'world.json'));
  return `Sign in with ${people.map(({ email, password }) => `${email} / ${password}`).join(' or ')}`;
}
