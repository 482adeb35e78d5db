import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createMailbox, pageOf } from './emulator-mail.mjs';

const app = 'http://localhost:3000';
const query = 'mode=resetPassword&lang=en&oobCode=abc-123456&apiKey=fake-api-key';
const page = `${app}/reset-password?${query}`;

it.each([
  ['the link of a password reset email', `http://127.0.0.1:9099/emulator/action?${query}`, page],
  ['its path', `/emulator/action?${query}`, page],
  ['a link with the password', `/emulator/action?${query}&newPassword=tweed`, undefined],
  [
    'the link of a verification email',
    '/emulator/action?mode=verifyEmail&oobCode=abc',
    `${app}/reset-password?mode=verifyEmail&oobCode=abc`,
  ],
  ['the link of another email', '/emulator/action?mode=recoverEmail&oobCode=abc', undefined],
  ['a call', '/identitytoolkit.googleapis.com/v1/accounts:signUp?mode=resetPassword', undefined],
])('pageOf, for %s, returns the page of the app or undefined', (_what, link, expected) => {
  expect(pageOf(link, app)).toBe(expected);
});

/** The codes that the emulator lists. */
let oobCodes: object[];
let folder: string;
const emulator = createServer((_request, response) => response.end(JSON.stringify({ oobCodes })));

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'aura-mail-'));
  await new Promise<void>((resolve) => emulator.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await new Promise((resolve) => emulator.close(resolve));
});

const code = (name: string, requestType = 'PASSWORD_RESET') => ({
  email: 'rosa@aura.example',
  requestType,
  oobCode: name,
  oobLink: `http://127.0.0.1:9099/emulator/action?mode=resetPassword&oobCode=${name}`,
});

it('writes each email once, with the link to the page of the app, and deletes those of deleted accounts', async () => {
  const address = emulator.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const mail = join(folder, 'mail');
  const mailbox = createMailbox({
    address: `http://127.0.0.1:${port}`,
    project: 'demo',
    folder: mail,
    appAddress: app,
  });
  oobCodes = [];
  expect(await mailbox.deliver()).toEqual([]);
  oobCodes = [code('first')];
  const link = `${app}/reset-password?mode=resetPassword&oobCode=first`;
  expect(await mailbox.deliver()).toMatchObject([{ to: 'rosa@aura.example', link }]);
  oobCodes = [code('first'), code('second', 'VERIFY_EMAIL')];
  expect(await mailbox.deliver()).toHaveLength(1);

  const files = readdirSync(mail).sort();
  expect(files).toHaveLength(2);
  const modes = [mail, ...files.map((file) => join(mail, file))].map((path) => statSync(path).mode & 0o777);
  expect(modes).toEqual([0o700, 0o600, 0o600]);
  const texts = files.map((file) => readFileSync(join(mail, file), 'utf8'));
  expect(texts[0]).toContain('To: rosa@aura.example');
  expect(texts[0]).toContain(`\n${link}\n`);
  expect(texts.map((text) => /^Subject: (.*)$/m.exec(text)?.[1])).toEqual([
    'Choose a new password for Aura',
    'Verify your email for Aura',
  ]);

  mailbox.deleteOthers(new Set(['rosa@aura.example']));
  expect(readdirSync(mail)).toHaveLength(2);
  mailbox.deleteOthers(new Set(['noor@aura.example']));
  expect(readdirSync(mail)).toEqual([]);
});
