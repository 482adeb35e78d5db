import { findFreePort } from '../ports.mjs';
import { statusOf, waitForReady } from './requests.mjs';

/** @typedef {import('./podman.mjs').Podman} Podman */
/** @typedef {import('./command.mjs').Report} Report */

const NAME = 'aura-check-server';

/**
 * Starts an image as in production, with the embedded database and a Firebase project that does not exist (its
 * keys are only fetched for a token), and checks what it answers and what it may do.
 * @param {Podman} podman
 * @param {string} image
 * @param {Report} report
 */
export async function checkRunning(podman, image, { check }) {
  const port = await findFreePort();
  const address = `http://127.0.0.1:${port}`;
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    FIREBASE_PROJECT_ID: 'aura-check',
    FIREBASE_API_KEY: 'made-up',
  };
  await podman.remove(NAME);
  try {
    await podman.start(NAME, image, { env: { PORT: env.PORT, HOST: env.HOST } });
    const unconfigured = await podman.stop(NAME);
    check(
      'without a Firebase project the container exits with one line',
      unconfigured.exitCode === 1 &&
        (await podman.logs(NAME)) === 'FIREBASE_PROJECT_ID: production needs a Firebase project',
      await podman.logs(NAME),
    );
    await podman.remove(NAME);

    await podman.start(NAME, image, { env });
    await waitForReady(address);
    await checkAnswers(address, check);
    await checkRights(podman, check);
    const backup = await podman.exec(NAME, 'node packages/server/dist/backup.js /tmp/backup.tar');
    check('a backup is written beside the running server', backup.code === 0, backup.output);
    const first = await podman.stop(NAME);
    check(
      `SIGTERM stops the container with 0 (${first.seconds.toFixed(1)} s)`,
      first.exitCode === 0 && first.seconds < 10,
      first,
    );

    await podman.remove(`${NAME}-again`);
    await podman.start(`${NAME}-again`, image, { env, volume: NAME });
    await waitForReady(address);
    check('another container goes on with the data of the volume', true);
    await podman.stop(`${NAME}-again`);
  } finally {
    await podman.remove(`${NAME}-again`, NAME);
  }
}

/** @param {string} address @param {Report['check']} check */
async function checkAnswers(address, check) {
  for (const path of ['/api/health/live', '/api/health/ready', '/api/openapi.json']) {
    check(`${path} answers 200`, (await statusOf(`${address}${path}`)) === 200);
  }
  const page = await fetch(address, { headers: { accept: 'text/html' } });
  check(
    'the page answers 200 with its policy',
    page.status === 200 && page.headers.has('content-security-policy'),
  );
  check('the page has the settings of the project', (await page.text()).includes('"projectId":"aura-check"'));
  const write = await fetch(`${address}/api/aura/addLike`, { method: 'POST' });
  check('a write without a token answers 401', write.status === 401, write.status);
}

/** @param {Podman} podman @param {Report['check']} check */
async function checkRights(podman, check) {
  const { stdout: status } = await podman.exec(NAME, 'cat /proc/1/status');
  check('the process is not root', /^Uid:\t1000\t1000/m.test(status), status);
  check(
    'the process has no capabilities',
    /^CapEff:\t0+$/m.test(status) && /^CapBnd:\t0+$/m.test(status),
    status,
  );
  check('the process cannot gain rights', /^NoNewPrivs:\t1$/m.test(status), status);
  for (const [place, writable] of /** @type {const} */ ([
    ['/', false],
    ['/app', false],
    ['/data', true],
    ['/tmp', true],
  ])) {
    const { code } = await podman.exec(NAME, `touch ${place}/probe && rm ${place}/probe`);
    check(`${place} is ${writable ? 'writable' : 'read-only'}`, (code === 0) === writable);
  }
  const { stdout: rights } = await podman.exec(NAME, 'stat -c %a /data');
  check('the data folder is private', rights === '700', rights);
  const health = await podman.healthcheck(NAME);
  check('the health check of the image passes', health.code === 0, health.output);
  const memory = await podman.exec(NAME, "grep -E 'VmRSS|VmHWM' /proc/1/status | tr -s '\\t\\n ' ' '");
  console.log(`        memory of the first start: ${memory.stdout}`);
}
