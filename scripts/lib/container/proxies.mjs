import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../paths.mjs';
import { findFreePort } from '../ports.mjs';
import { run } from '../run-program.mjs';
import { StopError } from '../stop-error.mjs';

/**
 * A proxy that runs with its example configuration.
 * @typedef {object} Proxy
 * @property {string} name
 * @property {number} httpPort
 * @property {number} httpsPort
 * @property {string} log the file with its log of requests
 * @property {() => Promise<void>} stop
 */

/**
 * Replaces a text that must be there, so that the check follows the example.
 * @param {string} text @param {string | RegExp} from @param {string} to
 */
function replaceAll(text, from, to) {
  const replaced = text.replaceAll(from, to);
  if (replaced === text) throw new StopError(`The example has no ${from}.`);
  return replaced;
}

/**
 * Starts nginx with deploy/nginx/aura.conf; only names, ports and paths are changed.
 * @param {string} folder for its files
 * @param {number[]} servers ports of the servers
 * @returns {Promise<Proxy>}
 */
export async function startNginx(folder, servers) {
  const httpPort = await findFreePort();
  const httpsPort = await findFreePort();
  const key = join(folder, 'key.pem');
  const certificate = join(folder, 'certificate.pem');
  const log = join(folder, 'access.log');
  const made = await run('openssl', [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '1',
    '-subj',
    '/CN=localhost',
    '-keyout',
    key,
    '-out',
    certificate,
  ]);
  if (made.code !== 0) throw new StopError(made.output);
  let example = readFileSync(inRoot('deploy/nginx/aura.conf'), 'utf8');
  for (const [from, to] of /** @type {const} */ ([
    ['server 127.0.0.1:3000 ', `server 127.0.0.1:${servers[0]} `],
    ['server 127.0.0.1:3001 ', `server 127.0.0.1:${servers[1]} `],
    [/ {4}listen \[::\]:.*\n/g, ''],
    ['listen 80;', `listen 127.0.0.1:${httpPort};`],
    ['listen 443 ', `listen 127.0.0.1:${httpsPort} `],
    ['/etc/letsencrypt/live/aura.example/fullchain.pem', certificate],
    ['/etc/letsencrypt/live/aura.example/privkey.pem', key],
    ['/var/log/nginx/aura.log', log],
    ['/var/log/nginx/aura-error.log', join(folder, 'aura-error.log')],
  ])) {
    example = replaceAll(example, from, to);
  }
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const file = join(folder, 'nginx.conf');
  const main = `daemon off; worker_processes 1; pid ${join(folder, 'pid')}; error_log ${join(folder, 'error.log')};`;
  writeFileSync(file, `${main}\nevents {}\nhttp {\n${places.join('\n')}\n${example}\n}\n`);
  const tested = await run('nginx', ['-t', '-q', '-c', file, '-p', folder]);
  if (tested.code !== 0) throw new StopError(`deploy/nginx/aura.conf: ${tested.output}`);
  return { name: 'nginx', httpPort, httpsPort, log, stop: startProgram('nginx', ['-c', file, '-p', folder]) };
}

/**
 * Starts Caddy with deploy/caddy/Caddyfile; only its own settings and the ports are given.
 * @param {string} folder for its files
 * @param {number[]} servers ports of the servers
 * @returns {Promise<Proxy>}
 */
export async function startCaddy(folder, servers) {
  const httpPort = await findFreePort();
  const httpsPort = await findFreePort();
  const home = join(folder, 'home');
  mkdirSync(home);
  const options = `{\n\tadmin off\n\thttp_port ${httpPort}\n\thttps_port ${httpsPort}\n\tskip_install_trust\n`;
  const example = readFileSync(inRoot('deploy/caddy/Caddyfile'), 'utf8').replace(/^\{\n/m, options);
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, example);
  const env = {
    ...process.env,
    HOME: home,
    XDG_DATA_HOME: home,
    XDG_CONFIG_HOME: home,
    AURA_HOST: 'localhost',
    AURA_SERVERS: servers.map((port) => `127.0.0.1:${port}`).join(' '),
  };
  const args = ['--config', file, '--adapter', 'caddyfile'];
  const tested = await run('caddy', ['validate', ...args], { env });
  if (tested.code !== 0) throw new StopError(`deploy/caddy/Caddyfile: ${tested.output}`);
  const log = join(folder, 'log');
  return {
    name: 'Caddy',
    httpPort,
    httpsPort,
    log,
    stop: startProgram('caddy', ['run', ...args], { env, log }),
  };
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, log?: string }} [options] its environment, and a file for its output
 * @returns {() => Promise<void>} stops it
 */
function startProgram(program, args, { env = process.env, log = '/dev/null' } = {}) {
  const output = openSync(log, 'a');
  const child = spawn(program, args, { env, stdio: ['ignore', output, output] });
  closeSync(output);
  const ended = new Promise((resolve) => child.once('close', resolve));
  return async () => {
    child.kill('SIGTERM');
    await ended;
  };
}
