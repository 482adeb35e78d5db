/**
 * The Auth emulator of firebase-tools as one process, without its command line: no hub, no UI, no network,
 * and a start in 2 s instead of 10. Accounts are written to disk before a response is sent, so that they
 * survive a SIGKILL. Emails are written to files, and reported to the parent process. Arguments: port, folder
 * for the accounts, folder for the emails, address of the app, optional file with the accounts to create on the
 * first start.
 */
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { createAccountStore } from './emulator-accounts.mjs';
import { createMailbox, pageOf } from './emulator-mail.mjs';
import { PROJECT_ID } from './paths.mjs';

const require = createRequire(import.meta.url);

/**
 * The calls that the browser SDK, the Admin SDK, the scripts and the tests use; compiling all 75 calls would
 * take 6 s.
 */
const CALLS = new Set([
  '/v1/accounts:createAuthUri',
  '/v1/accounts:delete',
  '/v1/accounts:lookup',
  '/v1/accounts:resetPassword',
  '/v1/accounts:sendOobCode',
  '/v1/accounts:signInWithIdp',
  '/v1/accounts:signInWithPassword',
  '/v1/accounts:signUp',
  '/v1/accounts:update',
  '/v1/projects',
  '/v1/projects/{targetProjectId}/accounts',
  '/v1/projects/{targetProjectId}/accounts:batchCreate',
  '/v1/projects/{targetProjectId}/accounts:batchGet',
  '/v1/projects/{targetProjectId}/accounts:delete',
  '/v1/projects/{targetProjectId}/accounts:lookup',
  '/v1/projects/{targetProjectId}/accounts:update',
  '/v1/token',
  '/v2/passwordPolicy',
  '/v2/recaptchaConfig',
  '/emulator/v1/projects/{targetProjectId}/accounts',
  '/emulator/v1/projects/{targetProjectId}/config',
  '/emulator/v1/projects/{targetProjectId}/oobCodes',
]);

const CHANGING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

const [port = '', folder = '', mailFolder = '', appAddress = '', peopleFile] = process.argv.slice(2);

// Ctrl-C in the terminal sends SIGINT to the whole process group; the parent sends SIGTERM to stop the
// emulator.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => process.exit(0));
process.on('uncaughtException', (error) => {
  console.error(error.message);
  process.exit(1);
});

const app = await createEmulator();
const inner = await listen(app, 0);
const address = `http://127.0.0.1:${inner}`;
const accounts = createAccountStore({ address, project: PROJECT_ID, folder });
const mailbox = createMailbox({ address, project: PROJECT_ID, folder: mailFolder, appAddress });
await accounts.load(peopleFile);

// Listens only after the accounts are restored: an open page would treat "no such account" as a sign-out.
await listen((request, response) => {
  const page = pageOf(request.url ?? '/', appAddress);
  if (page) {
    response.writeHead(302, { location: page }).end();
    return;
  }
  const sendsMail = request.url?.includes(':sendOobCode') ?? false;
  if (CHANGING.has(request.method ?? '')) answerAfter(response, sendsMail ? deliverMail : saveAccounts);
  app(request, response);
}, Number(port));
process.send?.('ready');

/**
 * @param {import('node:http').RequestListener} listener
 * @param {number} wanted a port, 0 for any
 * @returns {Promise<number>} the port
 */
function listen(listener, wanted) {
  return new Promise((resolve, reject) => {
    const server = createServer(listener);
    server.once('error', reject);
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : wanted);
    });
  });
}

async function createEmulator() {
  const specification = require('firebase-tools/lib/emulator/auth/apiSpec').default;
  for (const [path, calls] of Object.entries(specification.paths)) {
    if (!CALLS.has(path)) delete specification.paths[path];
    // Ten query parameters that no SDK sends would be compiled for each call.
    calls.parameters = calls.parameters?.filter((/** @type {object} */ parameter) => !('$ref' in parameter));
  }
  compileSchemasOnFirstUse();
  trustSchemas();
  const { createApp } = require('firebase-tools/lib/emulator/auth/server');
  return createApp(PROJECT_ID);
}

/** Compiling the schemas of all calls at the start would take most of it. */
function compileSchemasOnFirstUse() {
  const router = createRequire(require.resolve('firebase-tools/lib/emulator/auth/server'))(
    'exegesis-express',
  );
  const { middleware } = router;
  router.middleware = (/** @type {object} */ specification, /** @type {object} */ options) =>
    middleware(specification, { ...options, lazyCompileValidationSchemas: true });
}

/**
 * Each schema has an Ajv of its own, which would compile the schema of schemas to check this one schema: half a
 * second at the start, and as much again in the first calls.
 */
function trustSchemas() {
  const exegesis = createRequire(require.resolve('firebase-tools/lib/emulator/auth/server')).resolve(
    'exegesis',
  );
  const { default: Ajv } = createRequire(exegesis)('ajv');
  Ajv.prototype.validateSchema = () => true;
}

async function saveAccounts() {
  try {
    await accounts.save();
    mailbox.deleteOthers(accounts.emails());
  } catch (error) {
    console.error(`The accounts could not be saved: ${/** @type {Error} */ (error).message}`);
  }
}

async function deliverMail() {
  try {
    for (const mail of await mailbox.deliver()) process.send?.({ mail });
  } catch (error) {
    console.error(`The email could not be stored: ${/** @type {Error} */ (error).message}`);
  }
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {() => Promise<void>} work what to finish before the response is sent
 */
function answerAfter(response, work) {
  const end = response.end.bind(response);
  const endLater = (/** @type {Parameters<typeof end>} */ ...rest) => {
    work().finally(() => end(...rest));
    return response;
  };
  Object.assign(response, { end: endLater });
}
