import { expect, it } from 'vitest';
import { notificationQuoteMaxLength } from '../limits/notifications.ts';
import { notificationPath, notificationQuote, notificationSentence } from './notifications.ts';

const facts = { type: 'like', usernames: ['mira'], peopleCount: 1, postCount: 0, decision: null } as const;

it.each([
  [{}, 'mira liked your post'],
  [{ usernames: ['mira', 'noa'], peopleCount: 2 }, 'mira and noa liked your post'],
  [{ usernames: ['mira', 'noa'], peopleCount: 4 }, 'mira and 3 others liked your post'],
  [{ usernames: ['mira', 'noa'], peopleCount: 100 }, 'mira and 99+ others liked your post'],
  [{ type: 'follow' }, 'mira started following you'],
  [{ type: 'comment' }, 'mira commented'],
  [{ type: 'reply' }, 'mira replied to you'],
  [{ type: 'mention' }, 'mira mentioned you'],
  [{ type: 'post', postCount: 1 }, 'mira shared a new post'],
  [{ type: 'post', postCount: 2 }, 'mira shared 2 new posts'],
  [{ type: 'post', postCount: 100 }, 'mira shared 99+ new posts'],
  [
    { type: 'moderation', usernames: [], peopleCount: 0, decision: { sentence: 'A moderator warned you' } },
    'A moderator warned you',
  ],
] as const)('a notification with %o says "%s"', (changes, sentence) => {
  expect(notificationSentence({ ...facts, ...changes })).toBe(sentence);
});

const target = { postId: null, commentId: null, usernames: ['mira'], peopleCount: 1 };

it.each([
  [{ postId: 'p_1' }, '/post/p_1'],
  [{ postId: 'p_1', commentId: 'c_2' }, '/post/p_1?comment=c_2'],
  [{}, '/user/mira'],
  [{ peopleCount: 2 }, '/profile'],
  [{ usernames: [], peopleCount: 0 }, '/notifications'],
])('a notification about %o leads to %s', (changes, path) => {
  expect(notificationPath({ ...target, ...changes })).toBe(path);
});

it('a long text is quoted up to the limit, without splitting an emoji', () => {
  const text = '🧥'.repeat(notificationQuoteMaxLength + 1);
  expect(notificationQuote(text)).toBe('🧥'.repeat(notificationQuoteMaxLength));
});
