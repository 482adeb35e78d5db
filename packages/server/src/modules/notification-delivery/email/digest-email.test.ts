import { expect, it } from 'vitest';
import { digestEmail } from './digest-email.ts';

const strong = (text: string) => ({ text, isStrong: true });
const plain = (text: string) => ({ text, isStrong: false });

const digest = {
  entries: [
    {
      sentence: 'noa commented',
      parts: [strong('noa'), plain(' commented')],
      quote: '<b>Schön</b>\n & "warm"',
      reason: '',
      path: '/post/p_1?comment=c_1',
    },
    {
      sentence: 'a<script>b started following you',
      quote: '',
      reason: '',
      path: '/user/a%3Cscript%3Eb',
      parts: [strong('a<script>b'), plain(' started following you')],
    },
  ],
  count: 3,
  site: 'https://aura.example',
  unsubscribeUrl: 'https://aura.example/api/unsubscribe?token=u_1.abc',
};

it('the plain text names each notification with its link, and how to turn emails off', async () => {
  const { text, subject } = await digestEmail('mira@example.com', digest);
  expect(subject).toBe('3 new notifications on Aura');
  expect(text).toBe(`noa commented
“<b>Schön</b> & "warm"”
https://aura.example/post/p_1?comment=c_1

a<script>b started following you
https://aura.example/user/a%3Cscript%3Eb

And 1 more.

Open Aura: https://aura.example/notifications

You get this email because email notifications are on. At most one email an hour.
Notification settings: https://aura.example/settings?section=notifications
Turn off emails: https://aura.example/api/unsubscribe?token=u_1.abc

`);
});

it('the HTML contains the same, with the words of people escaped', async () => {
  const { html } = await digestEmail('mira@example.com', digest);
  expect(html).toContain('“&lt;b&gt;Schön&lt;/b&gt; &amp; &quot;warm&quot;”');
  expect(html).toContain('<strong>a&lt;script&gt;b</strong> started following you');
  expect(html).toContain('<h1 style');
  expect(html).toContain('>3 new notifications on Aura</h1>');
  expect(html).toContain('And 1 more.');
  expect(html).not.toContain('<script');
  expect(html).toContain('href="https://aura.example/post/p_1?comment=c_1"');
  expect(html).toContain('href="https://aura.example/api/unsubscribe?token=u_1.abc"');
});

it('a decision of a moderator is followed by its reason', async () => {
  const entry = {
    sentence: 'A moderator removed your comment',
    parts: [strong('A moderator removed your comment')],
    quote: 'BUY NOW',
    reason: 'Reason: spam or advertising. No <links>.',
    path: '/settings',
  };
  const { text, html } = await digestEmail('mira@example.com', { ...digest, entries: [entry] });
  expect(text).toContain(`A moderator removed your comment
“BUY NOW”
Reason: spam or advertising. No <links>.
https://aura.example/settings`);
  expect(html).toContain('>“BUY NOW”</p>');
  expect(html).toContain('>Reason: spam or advertising. No &lt;links&gt;.</p>');
});

it('the HTML fits a narrow screen, breaks long words, and has the colours of the dark theme', async () => {
  const { html } = await digestEmail('mira@example.com', digest);
  expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
  expect(html).toContain('overflow-wrap:anywhere');
  expect(html).toContain('@media (prefers-color-scheme: dark)');
});

it('the headers let a mail program unsubscribe with one request', async () => {
  const { headers, subject } = await digestEmail('mira@example.com', { ...digest, count: 1 });
  expect(subject).toBe('1 new notification on Aura');
  expect(headers).toMatchObject({
    'List-Unsubscribe': '<https://aura.example/api/unsubscribe?token=u_1.abc>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});
