import { type Step, step } from './step.ts';

const missing = { status: 404 };
const byNoor = { as: 'noor' };
const ofPost = { targetType: 'post', targetId: 'post-mira', reason: 'spam' } as const;
const ofPerson = { targetType: 'person', targetId: 'theo', reason: 'hate' } as const;

/** Noor's reports, and the calls of moderators. Ana is one. */
export const reportSteps: readonly Step[] = [
  step('report', 'a public post', { ...ofPost, note: ' Twice ' }, byNoor),
  step('report', 'the same again', ofPost, byNoor),
  step('getPost', 'a reported one', { id: 'post-mira' }, { ...byNoor, ...missing }),
  step('getPosts', 'without a reported post', {}, byNoor),
  step('getPostsByIds', 'a reported one', { ids: ['post-mira'] }, byNoor),
  step('getProfileByUsername', 'without a reported post', { username: 'mira' }, byNoor),
  step('report', 'a private post', { ...ofPost, targetId: 'post-theo' }, missing),
  step('report', 'a missing post', { ...ofPost, targetId: 'gone' }, missing),
  step('report', 'the own post', ofPost, { status: 400 }),
  step('report', 'a missing comment', { ...ofPost, targetType: 'comment', targetId: 'gone' }, missing),
  step('report', 'a missing person', { ...ofPerson, targetId: 'unknown' }, missing),
  step('report', 'a user who blocks the caller', { ...ofPerson, targetId: 'bo' }, missing),
  step('report', 'the caller themselves', { ...ofPerson, targetId: 'mira' }, { status: 400 }),
  step('report', 'a person', { ...ofPerson, targetId: 'THEO' }, byNoor),
  step('report', 'a moderator', { ...ofPerson, targetId: 'ana' }, byNoor),
  step('follow', 'a reported person', { username: 'theo' }, { ...byNoor, ...missing }),
  step('getModerationCases', 'of a person who is no moderator', {}, missing),
  step('getModerationCases', 'the queue', {}, { as: 'ana' }),
  step('getModerationCases', 'the first', { limit: 1 }, { as: 'ana' }),
  step('getModerationCases', 'after a missing case', { after: 'gone' }, { as: 'ana' }),
  step('getModerationCase', 'a missing case', { caseId: 'gone' }, { as: 'ana', ...missing }),
  step('getModerationCase', 'of a person who is no moderator', { caseId: 'gone' }, missing),
  step('decideCase', 'a missing case', { caseId: 'gone', act: 'keep' }, { as: 'ana', ...missing }),
  step('decideCase', 'of a person who is no moderator', { caseId: 'gone', act: 'keep' }, missing),
  step('getModerationDecisions', 'before there is one', {}, { as: 'ana' }),
  step('getModerationDecisions', 'of a person who is no moderator', {}, missing),
  step('getOwnDecisions', 'before there is one', {}),
];
