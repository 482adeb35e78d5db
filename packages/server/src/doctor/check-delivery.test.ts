import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { startSmtpServer } from '../modules/notification-delivery/testing/smtp-server.ts';
import { checkEmail, checkPush } from './check-delivery.ts';

let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
beforeAll(async () => {
  smtp = await startSmtpServer();
});
afterAll(() => smtp.close());

const PUSH_PRIVATE_KEY = Buffer.alloc(32, 7).toString('base64url');
const DATABASE_URL = 'postgresql://db/aura';
const textsOf = (findings: readonly { level: string; text: string }[]) =>
  findings.map(({ level, text }) => `${level} ${text}`);

it('one server needs no settings for push', async () => {
  expect(textsOf(await checkPush(readConfig({})))).toEqual(['ok push: the key is in DATA_DIR']);
});

it('servers of one database need the same key', async () => {
  const [finding] = textsOf(await checkPush(readConfig({ DATABASE_URL })));
  expect(finding).toMatch(/^warn push: PUSH_PRIVATE_KEY is not set/);
  expect(textsOf(await checkPush(readConfig({ DATABASE_URL, PUSH_PRIVATE_KEY })))).toEqual([
    'ok push: the key is PUSH_PRIVATE_KEY',
  ]);
});

it('a server in production without a contact, and one that sends to this machine, are warnings', async () => {
  const config = readConfig({ PUSH_LOCAL: 'allow' });
  expect(textsOf(await checkPush({ ...config, production: true }))).toEqual([
    'ok push: the key is in DATA_DIR',
    'warn push: push services cannot find you; set PUSH_CONTACT, or PUBLIC_URL with https',
    'warn push: PUSH_LOCAL allows messages to this machine, for tests only',
  ]);
});

it('the mail server is asked without sending an email, and its password stays out of the lines', async () => {
  const PUBLIC_URL = 'https://aura.example';
  expect(textsOf(await checkEmail(readConfig({})))).toEqual([
    'ok email: not set up (SMTP_URL); notifications are not sent by email',
  ]);
  const host = new URL(smtp.url).host;
  expect(textsOf(await checkEmail(readConfig({ PUBLIC_URL, SMTP_URL: smtp.url })))).toEqual([
    `ok email: ${host} accepts the server; the sender is Aura <notifications@aura.example>`,
  ]);
  Object.assign(smtp.answers, { EHLO: '250-here\r\n250 AUTH PLAIN', AUTH: '535 5.7.8 wrong password' });
  const SMTP_URL = smtp.url.replace('//', '//user:secret@');
  const [finding] = textsOf(await checkEmail(readConfig({ PUBLIC_URL, SMTP_URL })));
  expect(finding).toMatch(/^error email: .* does not accept the server \(.*535/);
  expect(finding).not.toContain('secret');
  expect(smtp.emails).toEqual([]);
});
