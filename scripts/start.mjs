/**
 * `npm start`: builds what is not built, starts the Auth emulator and the server, prints one address and runs
 * until it is told to stop. Settings: see `lib/settings.mjs`.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkPlace, startBackend, WORLD } from './lib/backend.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { readPeople } from './lib/emulator-accounts.mjs';
import { inRoot } from './lib/paths.mjs';
import { checkNode, readSettings } from './lib/settings.mjs';
import { runMain, StopError } from './lib/stop-error.mjs';
import { aborted, untilTold } from './lib/until-told.mjs';

await runMain(async () => {
  checkNode();
  if (!existsSync(inRoot('node_modules/firebase-tools'))) {
    throw new StopError('Dependencies are missing: run npm ci first.');
  }
  const settings = readSettings(process.env);
  const told = untilTold();
  await checkPlace(settings);
  await ensureBuilt({ told, onBuild: (name) => console.log(`Building ${name}...`) });
  const backend = await startBackend(settings, told);
  console.log(`Aura runs at http://localhost:${settings.port}`);
  if (settings.seedDemo) console.log(demoAccounts());
  const problem = await Promise.race([aborted(told), backend.died]);
  await backend.stop();
  if (problem) throw new StopError(`Aura stopped: ${problem}`);
});

function demoAccounts() {
  const people = readPeople(join(WORLD, 'world.json'));
  return `Sign in with ${people.map(({ email, password }) => `${email} / ${password}`).join(' or ')}`;
}
