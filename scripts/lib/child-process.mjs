import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { inRoot, ROOT } from './paths.mjs';

/**
 * A child process that ends with its parent.
 * @typedef {object} Child
 * @property {string} name for messages
 * @property {number} pid
 * @property {Promise<number | NodeJS.Signals>} ended exit code or signal
 * @property {(limitMs: number) => Promise<void>} stop sends SIGTERM, and SIGKILL after `limitMs` milliseconds
 * @property {() => string} lastErrorLine the last line of its stderr
 * @property {Promise<void>} ready resolves with its first IPC message
 * @property {(listener: (message: unknown) => void) => void} onMessage calls the listener for each IPC message
 */

/**
 * Starts a Node program that ends with this process, even when this process is killed.
 * @param {string} name
 * @param {string[]} args program and arguments
 * @param {{ env?: NodeJS.ProcessEnv, log?: string }} [options] `log`: file for its output, emptied first
 * @returns {Child}
 */
export function startChild(name, args, { env = process.env, log } = {}) {
  const output = log ? openSync(log, 'w', 0o600) : 'ignore';
  const exitWithParent = new URL('exit-with-parent.mjs', import.meta.url).href;
  const child = spawn(process.execPath, ['--import', exitWithParent, ...args], {
    cwd: ROOT,
    env,
    stdio: ['ignore', output, 'pipe', 'ipc'],
  });
  let errorText = '';
  child.stderr?.on('data', (data) => {
    errorText = `${errorText}${data}`.slice(-4000);
  });
  /** @type {Promise<number | NodeJS.Signals>} */
  const ended = new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 1));
  });
  return {
    name,
    pid: child.pid ?? 0,
    ended,
    ready: new Promise((resolve) => child.once('message', () => resolve())),
    onMessage: (listener) => child.on('message', listener),
    lastErrorLine: () => errorText.trim().split('\n').at(-1) ?? '',
    stop: async (limitMs) => {
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), limitMs);
      await ended;
      clearTimeout(force);
    },
  };
}

/**
 * Starts the Auth emulator.
 * @param {object} options
 * @param {number} options.port
 * @param {string} options.folder for the accounts
 * @param {string} options.mailFolder for the emails
 * @param {string} options.appAddress for the links in emails
 * @param {string} [options.peopleFile] the accounts to create on the first start
 * @param {(mail: import('./emulator-mail.mjs').Mail) => void} options.onMail called for each email
 */
export function startEmulator({ port, folder, mailFolder, appAddress, peopleFile, onMail }) {
  const args = [inRoot('scripts/lib/auth-emulator.mjs'), String(port), folder, mailFolder, appAddress];
  const emulator = startChild('the Auth emulator', peopleFile ? [...args, peopleFile] : args);
  emulator.onMessage((message) => {
    if (isMailMessage(message)) onMail(message.mail);
  });
  return emulator;
}

/**
 * @param {unknown} message
 * @returns {message is { mail: import('./emulator-mail.mjs').Mail }}
 */
function isMailMessage(message) {
  return typeof message === 'object' && message !== null && 'mail' in message;
}
