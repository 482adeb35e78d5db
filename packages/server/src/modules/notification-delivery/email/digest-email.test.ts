import { expect, it } from 'vitest';
import { digestEmail } from './digest-email.ts';

const digest = {
  entries: [
    { sentence: 'noa commented', quote: '<b>Schön</b>\n & "warm"', path: '/post/p_1?comment=c_1' },
    { sentence: 'a<script>b started following you', quote: '', path: '/user/a%3Cscript%3Eb' },
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
  expect(html).toContain('a&lt;script&gt;b started following you');
  expect(html).not.toContain('<script');
  expect(html).toContain('href="https://aura.example/post/p_1?comment=c_1"');
  expect(html).toContain('href="https://aura.example/api/unsubscribe?token=u_1.abc"');
});

it('the headers let a mail program unsubscribe with one request', async () => {
  const { headers, subject } = await digestEmail('mira@example.com', { ...digest, count: 1 });
  expect(subject).toBe('1 new notification on Aura');
  expect(headers).toMatchObject({
    'List-Unsubscribe': '<https://aura.example/api/unsubscribe?token=u_1.abc>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});
