import { moderationPageSize, moderationWordsMaxLength, suspensionDays } from '@aura/domain/limits/moderation';
import { moderationActs, reportTargets } from '@aura/domain/vocabularies/moderation';
import { reportReasons } from '@aura/domain/vocabularies/report-reasons';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { authorFields, count, id, pageLimit, text } from './fields.ts';

const time = z.string();
const author = z.object(authorFields);
/** The address of an image below the API's prefix. */
const imageAddress = z.nullable(z.string());

const caseSummaryFields = {
  id,
  targetType: z.enum(reportTargets),
  author,
  /** The image of a reported post. */
  image: imageAddress,
  /** The caption, the comment or the profile's text. */
  text: z.string(),
  /** The most frequent reason. */
  reason: z.enum(reportReasons),
  reportCount: count,
  /** The first report. */
  reportedAt: time,
};

/** A decision as moderators read it. */
const decisionWire = z.object({
  id,
  act: z.enum(moderationActs),
  targetType: z.enum(reportTargets),
  /** Null for `keep`. */
  reason: z.nullable(z.enum(reportReasons)),
  words: z.string(),
  until: z.nullable(time),
  decidedAt: time,
  /** Null when the moderator's account was deleted. */
  moderator: z.nullable(z.string()),
  /** The username of the author; null when the account was deleted. */
  author: z.nullable(z.string()),
});

/** A decision as the author reads it. */
const ownDecisionWire = z.extend(z.omit(decisionWire, { moderator: true, author: true }), {
  /** The post that it is about; null when it was removed, and for comments and the account. */
  postId: z.nullable(id),
});

const caseWire = z.object({
  ...caseSummaryFields,
  /** When the target was created; null for a person. */
  createdAt: z.nullable(time),
  tags: z.array(z.string()),
  /** The post that moderators can open; null when it is not public. */
  postId: z.nullable(id),
  /** The image of the post that a reported comment is on; null when the post is not public. */
  postImage: imageAddress,
  account: z.object({ posts: count, followers: count, joinedAt: time }),
  reports: z.array(
    z.object({
      /** Null when the reporter's account was deleted. */
      reporter: author,
      reason: z.enum(reportReasons),
      note: z.string(),
      createdAt: time,
    }),
  ),
  /** The reported comment between its neighbours; without them when the post is not public. */
  thread: z.array(
    z.object({ id, author: z.string(), text: z.string(), createdAt: time, isTarget: z.boolean() }),
  ),
  /** The newest public posts of a reported person. */
  posts: z.array(z.object({ id, image: imageAddress, caption: z.string() })),
  /** Earlier decisions about the account, newest first. */
  record: z.array(decisionWire),
  /** Null while the case is open. */
  decision: z.nullable(decisionWire),
});

export type DecisionWire = z.infer<typeof decisionWire>;
export type OwnDecisionWire = z.infer<typeof ownDecisionWire>;
export type CaseWire = z.infer<typeof caseWire>;

const success = z.literal(true);
const page = {
  limit: pageLimit(moderationPageSize),
  /** Id of the last entry of the previous page. */
  after: z.optional(id),
};

/** What the calls of moderators have in common: others are answered 404. */
const forModerators = {
  access: 'required',
  forModerators: true,
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
  source: 'assumed',
} as const;

const getModerationCases = defineCall({
  ...forModerators,
  name: 'getModerationCases',
  summary: 'The open cases, those with the most reports first',
  method: 'GET',
  path: '/moderation/cases',
  encoding: 'query',
  rateLimit: 'read',
  offline: 'none',
  request: z.object(page),
  response: z.object({
    success,
    cases: z.array(z.object(caseSummaryFields)),
    /** All open cases, up to `openCasesMaxCount`. */
    total: count,
    hasMore: z.boolean(),
  }),
});

const getModerationCase = defineCall({
  ...forModerators,
  name: 'getModerationCase',
  summary: 'One case with its context',
  method: 'GET',
  path: '/moderation/cases/{caseId}',
  encoding: 'query',
  rateLimit: 'read',
  offline: 'none',
  request: z.object({ caseId: id }),
  response: z.object({ success, case: caseWire }),
  payload: 'case',
});

const decideCase = defineCall({
  ...forModerators,
  name: 'decideCase',
  summary: 'Decide about a case, once',
  method: 'POST',
  path: '/moderation/cases/{caseId}',
  encoding: 'json',
  rateLimit: 'write',
  request: z
    .object({
      caseId: id,
      act: z.enum(moderationActs),
      /** The reason that the author reads; required except for `keep`. */
      reason: z._default(z.nullable(z.enum(reportReasons)), null),
      words: z._default(text(moderationWordsMaxLength).check(z.trim()), ''),
      /** The length of a suspension; null for an indefinite one. */
      days: z._default(z.nullable(z.literal([...suspensionDays])), null),
    })
    .check(z.refine(({ act, reason }) => act === 'keep' || reason !== null, 'reason: missing')),
  response: z.object({ success, decision: decisionWire }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND', 'ALREADY_DECIDED'],
});

const getModerationDecisions = defineCall({
  ...forModerators,
  name: 'getModerationDecisions',
  summary: 'The decisions of all moderators, newest first',
  method: 'GET',
  path: '/moderation/decisions',
  encoding: 'query',
  rateLimit: 'read',
  offline: 'none',
  request: z.object(page),
  response: z.object({ success, decisions: z.array(decisionWire), hasMore: z.boolean() }),
});

const getOwnDecisions = defineCall({
  name: 'getOwnDecisions',
  summary: "What moderators decided about the caller's content and account, newest first",
  method: 'GET',
  path: '/decisions',
  encoding: 'query',
  access: 'required',
  rateLimit: 'read',
  offline: 'none',
  request: z.object(page),
  response: z.object({ success, decisions: z.array(ownDecisionWire), hasMore: z.boolean() }),
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
  source: 'assumed',
});

export const moderationCalls = {
  getModerationCases,
  getModerationCase,
  decideCase,
  getModerationDecisions,
  getOwnDecisions,
};
