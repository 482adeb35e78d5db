import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startChild, startEmulator } from './child-process.mjs';
import {
  findLeftovers,
  findRunning,
  markRunning,
  prepareDataFolder,
  unmarkRunning,
  waitForFreeFolder,
} from './data-folder.mjs';
import { inRoot, PROJECT_ID } from './paths.mjs';
import { waitForFreePort } from './ports.mjs';
import { waitForAbort } from './shutdown-signal.mjs';
import { StopError } from './stop-error.mjs';

/** @typedef {import('./settings.mjs').Settings} Settings */
/** @typedef {import('./child-process.mjs').Child} Child */

/** Time limit for a graceful stop of the server, in milliseconds. */
const STOP_MS = 8000;

/** Time limit for the processes of a killed run to exit, in milliseconds. */
const LEFTOVER_MS = 6000;

/** Time limit for a server that ends to release the data folder, in milliseconds. */
const FOLDER_MS = 3000;

/** Time limit for the start, in milliseconds; on a slow machine it includes seeding the database. */
const START_MS = 120_000;

/** The demo world. */
export const DEMO_WORLD = inRoot('packages/demo-world/data');

/**
 * Checks that the data folder is usable and not in use and that the ports are free.
 * @param {Settings} settings
 * @throws {StopError}
 */
export async function checkCanStart({ dataDir, port, authPort }) {
  prepareDataFolder(dataDir);
  const other = findRunning(dataDir);
  if (other) throw new StopError(`Aura already runs on the data folder ${dataDir} (process ${other.pid}).`);
  await requirePort('PORT', port, dataDir);
  await requirePort('AUTH_EMULATOR_PORT', authPort, dataDir);
  if (!(await waitForFreeFolder(dataDir, FOLDER_MS)))
    throw new StopError(
      `Another server uses the data folder ${dataDir}; stop it or set DATA_DIR to another.`,
    );
}

/**
 * Starts the Auth emulator and the server and waits until both respond. Emails are printed.
 * @param {Settings} settings
 * @param {AbortSignal} shutdownSignal aborted when the start is cancelled
 * @param {string} [appAddress] for the links in emails; by default the server's
 * @returns {Promise<{ failure: Promise<string>, stop: () => Promise<void> }>} `failure`: resolves with a
 * message when one of them ends unexpectedly; `stop`: stops both, the server first
 * @throws {StopError} when one of them does not start
 */
export async function startBackend(
  settings,
  shutdownSignal,
  appAddress = `http://localhost:${settings.port}`,
) {
  mkdirSync(join(settings.dataDir, 'logs'), { recursive: true, mode: 0o700 });
  const { dataDir, authPort, seedDemo } = settings;
  const emulator = startEmulator({
    port: authPort,
    folder: join(dataDir, 'auth'),
    mailFolder: mailFolderOf(settings),
    appAddress,
    onMail: ({ to, link }) => console.log(`Email to ${to}: ${link}`),
    peopleFile: seedDemo ? join(DEMO_WORLD, 'world.json') : undefined,
  });
  const server = startServer(settings);
  const children = [server, emulator];
  markRunning(
    dataDir,
    children.map((child) => child.pid),
  );
  const failure = Promise.race(children.map((child) => describeEnd(child)));
  const stop = async () => {
    await server.stop(STOP_MS);
    await emulator.stop(STOP_MS);
    unmarkRunning(dataDir);
  };
  const up = Promise.all([emulator.ready, waitForHealth(settings.port)]);
  const problem = await Promise.race([
    up.then(() => ''),
    failure,
    waitForAbort(shutdownSignal).then(() => 'it was interrupted.'),
    sleep(START_MS, 'it took too long.', { ref: false }),
  ]);
  if (problem) {
    await stop();
    throw new StopError(`Aura could not start: ${problem}`);
  }
  return { failure, stop };
}

/**
 * The folder in which the emails of the Auth emulator are stored.
 * @param {Settings} settings
 */
export function mailFolderOf({ dataDir }) {
  return join(dataDir, 'mail');
}

/** @param {Settings} settings */
function startServer({ port, dataDir, authPort, seedDemo }) {
  const program = inRoot('packages/server/dist/main.js');
  const log = join(dataDir, 'logs', 'server.log');
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    APP_DIR: inRoot('packages/app/dist'),
    SEED_DIR: seedDemo && existsSync(DEMO_WORLD) ? DEMO_WORLD : '',
    FIREBASE_PROJECT_ID: PROJECT_ID,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${authPort}`,
    AUTH_EMULATOR: 'allow',
  };
  return startChild('the server', [program], { env, log });
}

/**
 * @param {string} setting
 * @param {number} port
 * @param {string} dataDir
 */
async function requirePort(setting, port, dataDir) {
  const leftovers = findLeftovers(dataDir);
  if (await waitForFreePort(port, leftovers.length > 0 ? LEFTOVER_MS : 0)) return;
  const holder =
    leftovers.length > 0 ? `processes of a killed run (${leftovers.join(', ')})` : 'another program';
  throw new StopError(`Port ${port} is in use by ${holder}; end it or set ${setting} to a free port.`);
}

/** @param {Child} child */
async function describeEnd({ name, ended, lastErrorLine }) {
  const code = await ended;
  const errorText = lastErrorLine();
  return `${name} ended (${code})${errorText ? `: ${errorText}` : '.'}`;
}

/** @param {number} port */
async function waitForHealth(port) {
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => undefined);
    if (response?.ok) return;
    await sleep(100, undefined, { ref: false });
  }
}
