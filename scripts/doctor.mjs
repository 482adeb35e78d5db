/** `npm run doctor`: checks settings, database, storage, identity provider, clock and disk. */
import { runServerCommand } from './lib/server-command.mjs';

const { FIREBASE_PROJECT_ID, FIREBASE_AUTH_EMULATOR_HOST, NODE_ENV } = process.env;
const isLocal = !FIREBASE_PROJECT_ID && !FIREBASE_AUTH_EMULATOR_HOST && NODE_ENV !== 'production';

/**
 * Without an identity provider, the server is the one of `npm start` with its emulator.
 * @param {import('./lib/settings.mjs').Settings} settings
 * @returns {Record<string, string>}
 */
function emulatorOf({ authPort }) {
  if (!isLocal) return {};
  return { FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${authPort}`, AUTH_EMULATOR: 'allow' };
}

await runServerCommand('doctor.js', emulatorOf);
