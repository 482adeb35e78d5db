import type { OwnDecision } from '@aura/domain/moderation';
import { api } from '../api.ts';
import { callOf } from '../base-query.ts';
import type { ResponseOf } from '../contract/call.ts';
import { moderationCalls } from '../contract/moderation.ts';

interface DecisionsPage {
  readonly decisions: readonly OwnDecision[];
  readonly hasMore: boolean;
}

/** What moderators decided about the current user (docs/product.md section 7). */
const ownDecisionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getOwnDecisions: build.infiniteQuery<DecisionsPage, void, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ decisions, hasMore }) => (hasMore ? decisions.at(-1)?.id : undefined),
      },
      query: ({ pageParam: after }) => callOf(moderationCalls.getOwnDecisions, { after }),
      transformResponse: ({ decisions, hasMore }: ResponseOf<typeof moderationCalls.getOwnDecisions>) => ({
        decisions,
        hasMore,
      }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetOwnDecisionsInfiniteQuery } = ownDecisionsApi;
