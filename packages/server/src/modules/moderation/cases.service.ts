import type { ParsedRequestOf, ResponseOf } from '@aura/api-client/contract/call';
import type { CaseWire, moderationCalls } from '@aura/api-client/contract/moderation';
import { cutPage } from '../../db/time-cursor.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { Services } from '../../services.ts';
import { countAllFollowers } from '../follows/follow-lists.repository.ts';
import { authorWire } from '../profiles/author.wire.ts';
import {
  type CaseRow,
  countOpenCases,
  findCase,
  findOpenCases,
  findPublicPostsOf,
  findReports,
  findThreadOf,
  isPostPublic,
  postIdOf,
} from './cases.repository.ts';
import {
  findDecisionOfCase,
  findDecisions,
  findOwnPostIds,
  findRecord,
  findShownDecisions,
} from './decisions.repository.ts';
import { toDecisionWire, toOwnDecisionWire, toSummaryWire } from './moderation.wire.ts';

type CaseServices = Pick<Services, 'db' | 'images'>;
type Page = ParsedRequestOf<typeof moderationCalls.getModerationCases>;
type Answer<Name extends keyof typeof moderationCalls> = Omit<
  ResponseOf<(typeof moderationCalls)[Name]>,
  'success'
>;

/** One page of the open cases. */
export async function getCases(
  { db, images }: CaseServices,
  { limit, after }: Page,
  viewerId: string,
): Promise<Answer<'getModerationCases'>> {
  const rows = await findOpenCases(db, viewerId, { limit: limit + 1, afterId: after });
  const { page, hasMore } = cutPage(rows, limit);
  return {
    cases: page.map((row) => toSummaryWire(row, viewerId, images)),
    total: await countOpenCases(db),
    hasMore,
  };
}

/** The post that a case is about, and whether everyone may see it. */
async function postOf({ db }: CaseServices, row: CaseRow) {
  const id = postIdOf(row);
  return { id, isPublic: id !== null && (await isPostPublic(db, id)) };
}

async function contextOf(services: CaseServices, row: CaseRow): Promise<Pick<CaseWire, 'thread' | 'posts'>> {
  const { db, images } = services;
  if (row.targetType === 'comment') {
    const { isPublic } = await postOf(services, row);
    const thread = await findThreadOf(db, row.targetId, isPublic);
    return {
      posts: [],
      thread: thread.map(({ id, username: author, text, createdAt }) => ({
        id,
        author,
        text,
        createdAt: createdAt.toISOString(),
        isTarget: id === row.targetId,
      })),
    };
  }
  if (row.targetType === 'post') return { thread: [], posts: [] };
  const audience = { isPublic: true, viewerId: null };
  const posts = (await findPublicPostsOf(db, row.author.authorId)).map(({ id, caption, imageId }) => ({
    id,
    caption,
    image: imageId && images.postAddress(id, imageId, audience),
  }));
  return { thread: [], posts };
}

/**
 * One case with what a moderator needs to decide: nothing that is not public except the reported target itself.
 * @throws `moderation.case_not_found`
 */
export async function getCase(services: CaseServices, caseId: string, viewerId: string): Promise<CaseWire> {
  const { db, images } = services;
  const row = await findCase(db, caseId, viewerId);
  if (row === undefined) throw new DomainError('moderation.case_not_found');
  const post = await postOf(services, row);
  const decision = await findDecisionOfCase(db, caseId);
  const reports = await findReports(db, caseId, viewerId);
  return {
    ...toSummaryWire(row, viewerId, images),
    createdAt: (row.postedAt ?? row.commentedAt)?.toISOString() ?? null,
    tags: row.tags ?? [],
    postId: post.isPublic ? post.id : null,
    account: {
      posts: row.postCount,
      followers: await countAllFollowers(db, row.author.authorId),
      joinedAt: row.joinedAt.toISOString(),
    },
    reports: reports.map(({ reporter, createdAt, ...report }) => ({
      ...report,
      reporter: authorWire(images, viewerId, reporter),
      createdAt: createdAt.toISOString(),
    })),
    ...(await contextOf(services, row)),
    record: (await findRecord(db, row.author.authorId)).map(toDecisionWire),
    decision: decision === undefined ? null : toDecisionWire(decision),
  };
}

/** One page of the decisions of all moderators. */
export async function getDecisions(
  { db }: CaseServices,
  { limit, after }: Page,
): Promise<Answer<'getModerationDecisions'>> {
  const rows = await findDecisions(db, { limit: limit + 1, afterId: after });
  const { page, hasMore } = cutPage(rows, limit);
  return { decisions: page.map(toDecisionWire), hasMore };
}

/** One page of what moderators decided about a user, as shown to that user. */
export async function getOwnDecisions(
  { db }: CaseServices,
  { limit, after }: Page,
  userId: string,
): Promise<Answer<'getOwnDecisions'>> {
  const rows = await findShownDecisions(db, userId, { limit: limit + 1, afterId: after });
  const { page, hasMore } = cutPage(rows, limit);
  const aboutPosts = page.filter(({ targetType }) => targetType === 'post');
  const ownPostIds = await findOwnPostIds(
    db,
    userId,
    aboutPosts.map(({ targetId }) => targetId),
  );
  return {
    decisions: page.map((row) => toOwnDecisionWire(row, ownPostIds)),
    hasMore,
  };
}
