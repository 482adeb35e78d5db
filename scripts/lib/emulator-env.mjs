const { FIREBASE_PROJECT_ID, FIREBASE_AUTH_EMULATOR_HOST, NODE_ENV } = process.env;
const isLocal = !FIREBASE_PROJECT_ID && !FIREBASE_AUTH_EMULATOR_HOST && NODE_ENV !== 'production';

/**
 * Without an identity provider, the server is the one of `npm start` with its emulator.
 * @param {import('./settings.mjs').Settings} settings
 * @returns {Record<string, string>}
 */
export function emulatorOf({ authPort }) {
  if (!isLocal) return {};
  return { FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${authPort}`, AUTH_EMULATOR: 'allow' };
}
