import { expect, it } from 'vitest';
import {
  authorMessage,
  type DecisionContent,
  decisionTexts,
  isCovered,
  suspensionText,
} from './moderation.ts';

const decision: DecisionContent = {
  act: 'remove',
  targetType: 'post',
  reason: 'spam',
  words: '',
  until: null,
};

it.each([
  ['remove', 'post', null, 'A moderator removed your post.'],
  ['warn', 'comment', null, 'A moderator warns you about your comment.'],
  ['warn', 'person', null, 'A moderator warns you about your account.'],
  ['keep', 'post', null, 'A moderator has looked at your post. It stays.'],
  ['suspend', 'post', null, 'A moderator suspended your account.'],
  [
    'suspend',
    'person',
    '2026-12-03T10:00:00.000Z',
    'A moderator suspended your account until 3 December 2026.',
  ],
] as const)('a decision to %s a %s is described in one sentence', (act, targetType, until, title) => {
  expect(authorMessage({ ...decision, act, targetType, until }).title).toBe(title);
});

it('the author reads the reason and the words of the moderator', () => {
  expect(authorMessage({ ...decision, words: ' Links belong on the item. ' }).text).toBe(
    'Reason: spam or advertising. Links belong on the item.',
  );
  expect(authorMessage({ ...decision, act: 'keep', reason: null }).text).toBe('');
});

it('a notification quotes what the decision is about', () => {
  expect(decisionTexts(decision, 'HUGE SALE')).toEqual({
    sentence: 'A moderator removed your post',
    quote: 'HUGE SALE',
    reason: 'Reason: spam or advertising.',
  });
});

it('a suspension says its end, when it has one, and its reason', () => {
  const suspension = { reason: 'hate', words: 'Twice.', until: '2026-12-03T10:00:00.000Z' } as const;
  expect(suspensionText(suspension)).toBe(
    'Your account is suspended until 3 December 2026. Reason: hate or harassment. Twice.',
  );
  expect(suspensionText({ ...suspension, until: null, words: '' })).toBe(
    'Your account is suspended. Reason: hate or harassment.',
  );
});

it('pictures that were reported for nudity or violence are covered', () => {
  expect([isCovered('nudity'), isCovered('violence'), isCovered('spam')]).toEqual([true, true, false]);
});
