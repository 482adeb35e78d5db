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
  findPublicPost,
  findPublicPostsOf,
  findReports,
  findThreadOf,
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

type Context = Pick<CaseWire, 'postId' | 'postImage' | 'thread' | 'posts'>;

/** What everyone may see around a reported target, and the reported comment itself. */
async function contextOf({ db, images }: CaseServices, row: CaseRow): Promise<Context> {
  const audience = { isPublic: true, viewerId: null };
  const addressOf = (post: { readonly id: string; readonly imageId: string | null }) =>
    post.imageId && images.postAddress(post.id, post.imageId, audience);
  const id = postIdOf(row);
  const post = id === null ? undefined : await findPublicPost(db, id);
  const postId = post?.id ?? null;
  if (row.targetType === 'comment') {
    const thread = await findThreadOf(db, row.targetId, post !== undefined);
    return {
      postId,
      postImage: post ? addressOf(post) : null,
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
  if (row.targetType === 'post') return { postId, postImage: null, thread: [], posts: [] };
  const shown = await findPublicPostsOf(db, row.author.authorId);
  return {
    postId,
    postImage: null,
    thread: [],
    posts: shown.map((one) => ({ id: one.id, caption: one.caption, image: addressOf(one) })),
  };
}

/**
 * One case with what a moderator needs to decide: nothing that is not public except the reported target itself.
 * @throws `moderation.case_not_found`
 */
export async function getCase(services: CaseServices, caseId: string, viewerId: string): Promise<CaseWire> {
  const { db, images } = services;
  const row = await findCase(db, caseId, viewerId);
  if (row === undefined) throw new DomainError('moderation.case_not_found');
  const decision = await findDecisionOfCase(db, caseId);
  const reports = await findReports(db, caseId, viewerId);
  return {
    ...toSummaryWire(row, viewerId, images),
    createdAt: (row.postedAt ?? row.commentedAt)?.toISOString() ?? null,
    tags: row.tags ?? [],
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
