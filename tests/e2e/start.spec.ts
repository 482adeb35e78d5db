import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { findFreePort } from '../../scripts/lib/ports.mjs';
import { signIn, signUp } from './support/accounts.ts';
import { isRunning } from './support/processes.ts';
import { Product, runStart } from './support/product.ts';
import { runFolder } from './support/run-folder.ts';
import { demoWorld } from './support/world.ts';

test.describe.configure({ mode: 'serial' });

test.describe('npm start exits with one line and code 1', () => {
  const failing = async (environment: Record<string, string>, line: RegExp) => {
    const { code, output } = await runStart(environment).ended;
    expect(output.trim().split('\n')).toEqual([expect.stringMatching(line)]);
    expect(code).toBe(1);
  };

  for (const setting of ['PORT', 'AUTH_EMULATOR_PORT']) {
    test(`when ${setting} is in use`, async () => {
      const free = await findFreePort();
      const holder = createServer().listen(0, '127.0.0.1');
      await new Promise((resolve) => holder.once('listening', resolve));
      const address = holder.address();
      const taken = typeof address === 'object' && address ? address.port : 0;
      const ports = { PORT: String(free), AUTH_EMULATOR_PORT: String(free), [setting]: String(taken) };
      const DATA_DIR = test.info().outputPath('data');
      await failing({ ...ports, DATA_DIR }, new RegExp(`^Port ${taken} is in use by another program`));
      holder.close();
    });
  }

  test('when the data folder is a file', async () => {
    const DATA_DIR = test.info().outputPath('file');
    await writeFile(DATA_DIR, 'not a folder');
    await failing({ DATA_DIR }, /^The data folder .* cannot be used: it is a file/);
  });

  test('when the data folder is below a file', async () => {
    const file = test.info().outputPath('file');
    await writeFile(file, 'not a folder');
    await failing({ DATA_DIR: join(file, 'data') }, /^The data folder .* cannot be used/);
  });

  test('when the settings are invalid', async () => {
    await failing({ PORT: 'many' }, /^PORT must be a whole number from 1 to 65535, not "many"/);
    await failing({ PORT: '70000' }, /^PORT must be a whole number/);
    await failing({ AUTH_EMULATOR_PORT: '3000', PORT: '3000' }, /^PORT and AUTH_EMULATOR_PORT are both 3000/);
    await failing({ SEED_DEMO: 'maybe' }, /^SEED_DEMO must be "on" or "off", not "maybe"/);
  });
});

test.describe('running product', () => {
  let product: Product;

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    product = await Product.start({}, await demoWorld(runFolder()));
  });

  test.afterAll(() => product.dispose());

  test('prints one address, which serves the app, and the accounts that can sign in', async ({
    request,
    page,
  }) => {
    expect(product.output().match(/http:\/\/\S+/g)).toEqual([`http://localhost:${product.port}`]);
    expect(product.output()).toMatch(/Sign in with \S+@\S+ \/ \S+/);
    await page.goto(product.address);
    await expect(page.getByRole('main')).toBeVisible();
    expect((await request.get(`${product.address}/api/health`)).status()).toBe(200);
  });

  test('signs in users of the demo world', async () => {
    const [, email = '', password = ''] = product.output().match(/Sign in with (\S+) \/ (\S+)/) ?? [];
    expect(await signIn(product.authPort, email, password)).toBe('signed in');
  });

  test('rejects a second process that uses the same data', async () => {
    const port = await findFreePort();
    const authPort = await findFreePort();
    const second = runStart({
      PORT: String(port),
      AUTH_EMULATOR_PORT: String(authPort),
      DATA_DIR: product.dataDir,
    });
    const { code, output } = await second.ended;
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toEqual([
      expect.stringMatching(/^Aura already runs on the data folder/),
    ]);
  });

  test('runs beside another instance that uses other ports', async ({ request }) => {
    const other = await Product.start({ SEED_DEMO: 'off' });
    expect((await request.get(`${other.address}/api/health`)).status()).toBe(200);
    expect((await request.get(`${product.address}/api/health`)).status()).toBe(200);
    expect(await signUp(other.authPort, 'only-there@aura.test', 'secret-1')).toBe('signed up');
    expect(await signIn(product.authPort, 'only-there@aura.test', 'secret-1')).toBe('EMAIL_NOT_FOUND');
    await other.dispose();
  });

  test('keeps accounts after a SIGKILL of all processes', async () => {
    expect(await signUp(product.authPort, 'killed@aura.test', 'secret-1')).toBe('signed up');
    await product.kill();
    await product.startAgain();
    expect(await signIn(product.authPort, 'killed@aura.test', 'secret-1')).toBe('signed in');
  });

  test('when only the first process is killed, leaves no other process running', async () => {
    const processes = product.processes();
    expect(processes.length).toBeGreaterThan(2);
    await product.killParent();
    await expect.poll(() => processes.filter(isRunning), { timeout: 15_000 }).toEqual([]);
    await product.startAgain();
  });

  test('when a child process dies, exits with one line and code 1', async () => {
    const [, part] = product.processes();
    process.kill(part ?? 0, 'SIGKILL');
    const { code, output } = await product.ended();
    expect(code).toBe(1);
    expect(output.trim().split('\n').at(-1)).toMatch(
      /^Aura stopped: the (server|Auth emulator) ended \(SIGKILL\)/,
    );
    await product.startAgain();
  });

  test('stops on Ctrl-C, leaves no process running and keeps its accounts', async () => {
    const processes = product.processes();
    const { code } = await product.stop();
    expect(code).toBe(0);
    expect(processes.filter(isRunning)).toEqual([]);
    await product.startAgain();
    expect(await signIn(product.authPort, 'killed@aura.test', 'secret-1')).toBe('signed in');
  });
});
