import type { ReportTarget } from '@aura/domain/vocabularies/moderation';
import type { ReportReason } from '@aura/domain/vocabularies/report-reasons';
import { api } from '../api.ts';
import { callOf } from '../base-query.ts';
import { dropPost } from '../cache/post-lists.ts';
import { reportCalls } from '../contract/reports.ts';

/** What is reported. */
export interface ReportRef {
  readonly targetType: ReportTarget;
  /** The id of a post or a comment, the username of a person. */
  readonly targetId: string;
  /** The post of a post or a comment. */
  readonly postId: string | null;
}

interface Report extends ReportRef {
  readonly reason: ReportReason;
  readonly note: string;
}

/** Mutations of reports (docs/product.md section 7). */
export const reportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sends a report; what is cached changes with `hideReported`, once the reporter has read the answer. */
    report: build.mutation<null, Report>({
      query: ({ targetType, targetId, reason, note }) =>
        callOf(reportCalls.report, { targetType, targetId, reason, note }),
      transformResponse: () => null,
    }),
    /** Takes a reported target out of what is cached. */
    hideReported: build.mutation<null, ReportRef>({
      queryFn: ({ targetType, targetId }, { dispatch }) => {
        if (targetType === 'post') dispatch(dropPost(targetId));
        return { data: null };
      },
      invalidatesTags: (_result, _error, { targetType, postId }) =>
        targetType === 'person' || postId === null
          ? ['Profile', 'Post', 'Item']
          : [{ type: 'Post', id: postId }],
    }),
  }),
});

export const { useReportMutation, useHideReportedMutation } = reportsApi;
