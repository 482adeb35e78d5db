import { resolve } from 'node:path';
import { ROOT } from './paths.mjs';
import { StopError } from './stop-error.mjs';

/**
 * The settings of `npm start`, from the environment.
 * @typedef {object} Settings
 * @property {number} port the server's port (`PORT`, 3000)
 * @property {number} authPort the Auth emulator's port (`AUTH_EMULATOR_PORT`, 9099)
 * @property {string} dataDir absolute folder of database, images and accounts (`DATA_DIR`, `.data`)
 * @property {boolean} seedDemo whether empty stores are seeded with the demo world (`SEED_DEMO`, `on`)
 */

const OLDEST_NODE = [20, 19];

/**
 * Reads and checks the settings.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Settings}
 * @throws {StopError} when one is not valid
 */
export function readSettings(env) {
  const port = readPort(env, 'PORT', 3000);
  const authPort = readPort(env, 'AUTH_EMULATOR_PORT', 9099);
  if (port === authPort) {
    throw new StopError(`PORT and AUTH_EMULATOR_PORT are both ${port}; give them different numbers.`);
  }
  return {
    port,
    authPort,
    dataDir: resolve(ROOT, env.DATA_DIR || '.data'),
    seedDemo: readSwitch(env, 'SEED_DEMO'),
  };
}

/** @throws {StopError} when this Node is older than the minimum version */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new StopError(`Aura needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`);
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name
 * @param {number} fallback
 */
function readPort(env, name, fallback) {
  const text = env[name] || String(fallback);
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65535) return port;
  throw new StopError(`${name} must be a whole number from 1 to 65535, not "${text}".`);
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name
 */
function readSwitch(env, name) {
  const text = env[name] || 'on';
  if (text === 'on' || text === 'off') return text === 'on';
  throw new StopError(`${name} must be "on" or "off", not "${text}".`);
}
