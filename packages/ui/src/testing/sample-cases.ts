import type { ModerationCase, ModerationDecision, OwnDecision } from '@aura/domain/moderation';
import { samplePerson, samplePost, sampleTime } from './samples.ts';

/** Creates a moderator's decision; the argument overrides its fields. */
export function sampleDecision(decision: Partial<ModerationDecision> = {}): ModerationDecision {
  return {
    id: 'decision-1',
    act: 'warn',
    targetType: 'post',
    reason: 'spam',
    words: '',
    until: null,
    decidedAt: sampleTime(3000),
    moderator: 'noor.alhadid',
    author: 'deal.hunter.99',
    ...decision,
  };
}

/** Creates a decision about the current user; the argument overrides its fields. */
export function sampleOwnDecision(decision: Partial<OwnDecision> = {}): OwnDecision {
  const { moderator, author, ...own } = sampleDecision({ words: 'Links belong on the item.' });
  return { ...own, postId: null, ...decision };
}

/** Creates the case of a reported post; the argument overrides its fields. */
export function sampleCase(one: Partial<ModerationCase> = {}): ModerationCase {
  return {
    id: 'case-1',
    targetType: 'post',
    author: samplePerson({ username: 'deal.hunter.99', avatar: null }),
    image: samplePost().image,
    text: 'HUGE SALE!!! link in comments!!!',
    reason: 'spam',
    reportCount: 2,
    reportedAt: sampleTime(31),
    createdAt: sampleTime(120),
    tags: ['#sale'],
    postId: 'post-1',
    postImage: null,
    account: { posts: 19, followers: 0, joinedAt: sampleTime(40_000) },
    reports: [
      {
        reporter: samplePerson({ username: 'mariam.elsayed' }),
        reason: 'spam',
        note: 'The same picture is under six of my friends’ posts.',
        createdAt: sampleTime(9),
      },
      { reporter: samplePerson({ username: 'jonah' }), reason: 'spam', note: '', createdAt: sampleTime(31) },
    ],
    thread: [],
    posts: [],
    record: [sampleDecision()],
    decision: null,
    ...one,
  };
}
