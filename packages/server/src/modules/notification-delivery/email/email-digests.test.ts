import { calls } from '@aura/api-client/contract/calls';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { emailDigests } from '../../../db/delivery-schema.ts';
import { notifications } from '../../../db/notifications-schema.ts';
import { users } from '../../../db/schema.ts';
import { fakeToken } from '../../../testing/server.ts';
import { startNotificationServer } from '../../notifications/testing/notification-server.ts';
import { startSmtpServer } from '../testing/smtp-server.ts';
import { deliverEmails } from './email-digests.service.ts';
import { createMailer, type Mailer } from './mailer.ts';

const { signal } = new AbortController();
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const smtp = await startSmtpServer();
const from = 'Aura <notifications@aura.example>';
const patient = createMailer(smtp.url, from);
const impatient = createMailer(smtp.url, from, 500);
const send: Mailer['send'] = (...sent) =>
  (smtp.answers.greeting === null ? impatient : patient).send(...sent);
const { server, people, mira, noa, post } = await startNotificationServer({
  env: { SMTP_URL: smtp.url, PUBLIC_URL: 'https://aura.example' },
  services: { mailer: { ...patient, send } },
});
beforeEach(async () => {
  const { db } = server.services;
  await db.delete(notifications);
  await db.delete(emailDigests);
  smtp.emails.length = 0;
  for (const name of Object.keys(smtp.answers)) delete smtp.answers[name];
});
afterAll(() => Promise.all([server.close(), smtp.close()]));

const wait = (ms: number) => people.wait(ms);
const comment = (text: string) => people.comment(noa, post.id, text);
const like = () => people.like(noa, post.id);
const deliver = () => deliverEmails(server.services, signal);
const digest = async () => (await server.services.db.select().from(emailDigests))[0];
const options = async () =>
  (await server.call(calls.getDeliveryOptions, { userID: mira.email }, mira.token)).body.email;
const switchEmails = (emailNotifications: boolean) => people.setNotifications(mira, { emailNotifications });

it('unread notifications are sent in one email, with what the receiver may see and how to turn emails off', async () => {
  await people.unlike(noa, post.id);
  await like();
  const { id } = await comment('Love the <b>Wolle</b>');
  const deleted = await comment('deleted');
  await server.call(calls.deleteComment, { id: deleted.id }, noa.token);
  wait(11 * minuteMs);
  await deliver();
  const [email, ...others] = smtp.emails;
  expect(others).toEqual([]);
  expect(email).toMatchObject({ to: mira.email, headers: { subject: '2 new notifications on Aura' } });
  expect(email?.text).toContain('noa commented\r\n“Love the <b>Wolle</b>”');
  expect(email?.text).toContain(`https://aura.example/post/${post.id}?comment=${id}`);
  expect(email?.text).toContain('noa liked your post');
  expect(email?.html).toContain('Love the &lt;b&gt;Wolle&lt;/b&gt;');
  expect(email?.text).not.toContain('deleted');

  const [, unsubscribe = ''] =
    /^<https:\/\/aura\.example(\S+)>$/.exec(email?.headers['list-unsubscribe'] ?? '') ?? [];
  expect(email?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  expect((await server.app.request(unsubscribe, { method: 'POST' })).status).toBe(200);
  await comment('after unsubscribing');
  wait(2 * hourMs);
  await deliver();
  expect(smtp.emails).toHaveLength(1);
  await switchEmails(true);
});

it('a person has 10 minutes to read a notification in the app first', async () => {
  await comment('hello');
  wait(9 * minuteMs);
  await deliver();
  expect(smtp.emails).toEqual([]);
  const { body } = await server.call(calls.getNotifications, {}, mira.token);
  await server.call(calls.readNotifications, { upTo: body.notifications[0]?.cursor ?? '' }, mira.token);
  wait(2 * minuteMs);
  await deliver();
  expect(smtp.emails).toEqual([]);
});

it('a person gets at most one email an hour, and none about the same again', async () => {
  await comment('first');
  wait(11 * minuteMs);
  await deliver();
  await comment('second');
  wait(48 * minuteMs);
  await deliver();
  expect(smtp.emails).toHaveLength(1);
  wait(12 * minuteMs);
  await deliver();
  wait(2 * hourMs);
  await deliver();
  expect(smtp.emails).toHaveLength(2);
  expect(smtp.emails[1]?.text).toContain('second');
});

it('only a verified address receives emails: the one of the last token', async () => {
  const { db } = server.services;
  const emailOf = async () =>
    (await db.select().from(users).where(eq(users.uid, mira.uid)))[0]?.verifiedEmail;
  expect(await emailOf()).toBe(mira.email);
  const open = (email: string, emailVerified: boolean) => {
    const token = fakeToken({ uid: mira.uid, email, emailVerified });
    return server.call(calls.getFavorites, { email }, token);
  };
  await open(mira.email, false);
  expect(await emailOf()).toBe(mira.email);
  await open('new@example.com', false);
  expect(await emailOf()).toBeNull();
  await comment('hello');
  wait(11 * minuteMs);
  await deliver();
  expect(smtp.emails).toEqual([]);
  await open('new@example.com', true);
  await comment('again');
  wait(11 * minuteMs);
  await deliver();
  expect(smtp.emails.map(({ to }) => to)).toEqual(['new@example.com']);
  await open(mira.email, true);
});

describe('when the mail server', () => {
  it('refuses the address, the email is given up; after 3 refusals in a row no further one is sent', async () => {
    smtp.answers['RCPT TO'] = '550 no such user';
    for (const text of ['one', 'two', 'three', 'four']) {
      expect((await options()).refused).toBe(text === 'four');
      await comment(text);
      wait(2 * hourMs);
      await deliver();
    }
    expect(await digest()).toMatchObject({ refusals: 3, refusedAddress: mira.email });
    delete smtp.answers['RCPT TO'];
    await comment('five');
    wait(2 * hourMs);
    await deliver();
    expect(smtp.emails).toEqual([]);
    await switchEmails(false);
    expect(await options()).toEqual({ available: true, verified: true, refused: true });
    await switchEmails(true);
    expect((await options()).refused).toBe(false);
    await comment('six');
    wait(2 * hourMs);
    await deliver();
    expect(smtp.emails).toHaveLength(1);
    expect(smtp.emails[0]?.text).toContain('six');
  });

  it('refuses the email, the next one is sent', async () => {
    smtp.answers.message = '554 spam';
    await comment('refused');
    wait(11 * minuteMs);
    await deliver();
    delete smtp.answers.message;
    wait(2 * hourMs);
    await deliver();
    expect(smtp.emails).toEqual([]);
    await comment('accepted');
    wait(11 * minuteMs);
    await deliver();
    expect(smtp.emails).toHaveLength(1);
  });

  it('cannot accept it for the moment, it is sent later', async () => {
    smtp.answers['RCPT TO'] = '452 mailbox full';
    await comment('hello');
    wait(11 * minuteMs);
    await deliver();
    expect(await digest()).toMatchObject({ failures: 1 });
    delete smtp.answers['RCPT TO'];
    wait(14 * minuteMs);
    await deliver();
    expect(smtp.emails).toEqual([]);
    wait(minuteMs);
    await deliver();
    expect(smtp.emails).toHaveLength(1);
    expect(await digest()).toMatchObject({ failures: 0 });
  });

  it('hangs, the run ends with an error and the email is sent 5 minutes later', async () => {
    smtp.answers.greeting = null;
    await comment('hello');
    wait(11 * minuteMs);
    await expect(deliver()).rejects.toThrow('The mail server is not available.');
    delete smtp.answers.greeting;
    await deliver();
    expect(smtp.emails).toEqual([]);
    wait(5 * minuteMs);
    await deliver();
    expect(smtp.emails).toHaveLength(1);
  });

  it('is down for 4 days, what is that old is in no email', async () => {
    await comment('old');
    wait(4 * 24 * hourMs);
    await deliver();
    expect(smtp.emails).toEqual([]);
    await like();
    await comment('new');
    wait(11 * minuteMs);
    await deliver();
    expect(smtp.emails).toHaveLength(1);
  });
});

it('several servers at once send one email', async () => {
  await comment('hello');
  wait(11 * minuteMs);
  await Promise.all([1, 2, 3, 4].map(deliver));
  expect(smtp.emails).toHaveLength(1);
});

it('of many notifications, 10 are named and the others counted', async () => {
  const rows = Array.from({ length: 120 }, (_, index) => ({
    id: `n_${index}`,
    type: 'moderation' as const,
    groupKey: String(index),
    decision: { sentence: `Decision ${index}`, quote: '', reason: '' },
    changedAt: new Date(server.clock.now.getTime() + index),
  }));
  const { db } = server.services;
  const [row] = await db.select().from(users).where(eq(users.uid, mira.uid));
  await db.insert(notifications).values(rows.map((value) => ({ ...value, receiverId: row?.id ?? '' })));
  wait(11 * minuteMs);
  await deliver();
  wait(2 * hourMs);
  await deliver();
  expect(smtp.emails).toHaveLength(1);
  expect(smtp.emails[0]?.headers.subject).toBe('100 new notifications on Aura');
  expect(smtp.emails[0]?.text).toContain('And 90 more.');
  expect(smtp.emails[0]?.text.match(/Decision \d+/g)).toHaveLength(10);
});
