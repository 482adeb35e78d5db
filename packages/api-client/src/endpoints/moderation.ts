import type { suspensionDays } from '@aura/domain/limits/moderation';
import type { CaseSummary, ModerationCase, ModerationDecision } from '@aura/domain/moderation';
import type { ModerationAct } from '@aura/domain/vocabularies/moderation';
import type { ReportReason } from '@aura/domain/vocabularies/report-reasons';
import { api } from '../api.ts';
import type { CallMeta } from '../base-query.ts';
import { callOf, rootOf } from '../base-query.ts';
import type { ResponseOf } from '../contract/call.ts';
import { addressOf, type ImageRoots, image, toPerson } from '../contract/mappers.ts';
import { type CaseWire, moderationCalls } from '../contract/moderation.ts';

interface Page<Entry> {
  readonly entries: readonly Entry[];
  readonly hasMore: boolean;
}

/** A page of the queue, with the number of all open cases. */
interface CasesPage extends Page<CaseSummary> {
  readonly total: number;
}

export interface NewDecision {
  readonly caseId: string;
  readonly act: ModerationAct;
  readonly reason: ReportReason | null;
  readonly words: string;
  readonly days: (typeof suspensionDays)[number] | null;
}

type SummaryWire = ResponseOf<typeof moderationCalls.getModerationCases>['cases'][number];

const toImage = (path: string | null, root: ImageRoots) =>
  image(path === null ? null : addressOf(path, root), null);

function toSummary(wire: SummaryWire, root: ImageRoots): CaseSummary {
  return { ...wire, author: toPerson(wire.author, root), image: toImage(wire.image, root) };
}

function toCase(wire: CaseWire, root: ImageRoots): ModerationCase {
  return {
    ...wire,
    ...toSummary(wire, root),
    reports: wire.reports.map((report) => ({ ...report, reporter: toPerson(report.reporter, root) })),
    postImage: toImage(wire.postImage, root),
    posts: wire.posts.map((post) => ({ ...post, image: toImage(post.image, root) })),
  };
}

const nextOf = <Entry extends { readonly id: string }>({ entries, hasMore }: Page<Entry>) =>
  hasMore ? entries.at(-1)?.id : undefined;

/** Reads and mutations of moderators (docs/product.md section 7). Nothing is cached after the screen is left. */
export const moderationApi = api.injectEndpoints({
  endpoints: (build) => ({
    getModerationCases: build.infiniteQuery<CasesPage, void, string | undefined>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: nextOf },
      query: ({ pageParam: after }) => callOf(moderationCalls.getModerationCases, { after }),
      transformResponse: (
        { cases, total, hasMore }: ResponseOf<typeof moderationCalls.getModerationCases>,
        meta: CallMeta | undefined,
      ) => ({ entries: cases.map((wire) => toSummary(wire, rootOf(meta))), total, hasMore }),
      keepUnusedDataFor: 0,
    }),
    getModerationDecisions: build.infiniteQuery<Page<ModerationDecision>, void, string | undefined>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: nextOf },
      query: ({ pageParam: after }) => callOf(moderationCalls.getModerationDecisions, { after }),
      transformResponse: ({
        decisions,
        hasMore,
      }: ResponseOf<typeof moderationCalls.getModerationDecisions>) => ({ entries: decisions, hasMore }),
      keepUnusedDataFor: 0,
    }),
    getModerationCase: build.query<ModerationCase, string>({
      query: (caseId) => callOf(moderationCalls.getModerationCase, { caseId }),
      transformResponse: (
        { case: wire }: ResponseOf<typeof moderationCalls.getModerationCase>,
        meta: CallMeta | undefined,
      ) => toCase(wire, rootOf(meta)),
      keepUnusedDataFor: 0,
    }),
    decideCase: build.mutation<ModerationDecision, NewDecision>({
      query: (decision) => callOf(moderationCalls.decideCase, decision),
      transformResponse: ({ decision }: ResponseOf<typeof moderationCalls.decideCase>) => decision,
    }),
  }),
});

export const {
  useGetModerationCasesInfiniteQuery,
  useGetModerationDecisionsInfiniteQuery,
  useGetModerationCaseQuery,
  useDecideCaseMutation,
} = moderationApi;
