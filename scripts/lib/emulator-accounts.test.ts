import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createAccountStore } from './emulator-accounts.mjs';

const users = [{ localId: 'rosa', email: 'rosa@aura.example', passwordHash: 'fakeHash:password=plain' }];
const emulator = createServer((_request, response) => response.end(JSON.stringify({ users })));
let place: string;

beforeEach(async () => {
  place = mkdtempSync(join(tmpdir(), 'aura-accounts-'));
  await new Promise<void>((resolve) => emulator.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  rmSync(place, { recursive: true });
  await new Promise((resolve) => emulator.close(resolve));
});

it('the file with the accounts and its folder can be read by their owner only', async () => {
  const address = emulator.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const folder = join(place, 'auth');
  const accounts = createAccountStore({ address: `http://127.0.0.1:${port}`, project: 'demo', folder });
  await accounts.load();
  const file = join(folder, 'accounts.json');
  expect(readFileSync(file, 'utf8')).toContain('password=plain');
  expect(accounts.emails()).toEqual(new Set(['rosa@aura.example']));
  expect([folder, file].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o600]);
});
