import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startSmtpServer } from '../testing/smtp-server.ts';
import { createMailer, type Mailer } from './mailer.ts';

const email = {
  to: 'mira@example.com',
  subject: '2 new notifications on Aura',
  text: 'Noa liked your post — “Wolle” 👗\n.\n..',
  html: '<p>Noa &lt;b&gt;</p>',
  headers: {
    'List-Unsubscribe': '<https://aura.example/x>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
};

const from = 'Aura <notifications@aura.example>';
const { signal } = new AbortController();

let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let mailer: Mailer;
/** Waits only for a short time for an answer. */
let impatient: Mailer;
beforeAll(async () => {
  smtp = await startSmtpServer();
  mailer = createMailer(smtp.url, from);
  impatient = createMailer(smtp.url, from, 300);
});
afterEach(() => {
  for (const name of Object.keys(smtp.answers)) delete smtp.answers[name];
  smtp.emails.length = 0;
});
afterAll(() => smtp.close());

it('an email has a plain and an HTML part, its sender and its headers', async () => {
  expect(await mailer.send(email, signal)).toBe('accepted');
  const [received] = smtp.emails;
  expect(received).toMatchObject({ to: email.to, html: expect.stringContaining(email.html) });
  expect(received?.text.replaceAll('\r\n', '\n')).toContain(email.text);
  expect(received?.headers).toMatchObject({
    from,
    to: email.to,
    subject: email.subject,
    'list-unsubscribe': '<https://aura.example/x>',
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  });
});

it.each([
  ['RCPT TO', '550 5.1.1 no such user', 'address-refused'],
  ['RCPT TO', '452 4.2.2 mailbox full', 'delayed'],
  ['message', '554 5.7.1 spam', 'refused'],
  ['message', '451 4.3.0 later', 'delayed'],
  ['MAIL FROM', '550 5.7.1 sender refused', 'unavailable'],
  ['greeting', '421 too busy', 'unavailable'],
  ['greeting', null, 'unavailable'],
  ['message', null, 'unavailable'],
])('when the server answers %s with %s, the outcome is %s', async (command, answer, outcome) => {
  smtp.answers[command] = answer;
  const { send } = answer === null ? impatient : mailer;
  expect(await send(email, signal)).toBe(outcome);
  expect(smtp.emails).toEqual([]);
});

it('when the server cannot be reached or asks for a password, the outcome is unavailable', async () => {
  expect(await createMailer('smtp://127.0.0.1:9', 'a@b.example').send(email, signal)).toBe('unavailable');
  Object.assign(smtp.answers, { EHLO: '250-here\r\n250 AUTH PLAIN', AUTH: '535 5.7.8 wrong password' });
  const withUser = createMailer(smtp.url.replace('//', '//user:wrong@'), 'a@b.example');
  expect(await withUser.send(email, signal)).toBe('unavailable');
  await expect(withUser.verify()).rejects.toThrow();
  await expect(mailer.verify()).resolves.toBeUndefined();
});

it('when the server stops, an email that hangs ends at once and counts as not sent', async () => {
  smtp.answers.message = null;
  const patient = createMailer(smtp.url, 'a@b.example', 60_000);
  const stopping = new AbortController();
  const sent = patient.send(email, stopping.signal);
  stopping.abort();
  expect(await sent).toBe('unavailable');
});
