import { api } from '../api.ts';
import { callOf } from '../base-query.ts';
import type { ResponseOf } from '../contract/call.ts';
import { postCalls } from '../contract/posts.ts';

type ShareStateWire = ResponseOf<typeof postCalls.getShareState>;

/** Whether a request to share a post has arrived, for a page that was closed before the response. */
export const shareStateApi = api.injectEndpoints({
  endpoints: (build) => ({
    getShareState: build.query<ShareStateWire['state'], string>({
      query: (idempotencyKey) => callOf(postCalls.getShareState, { idempotencyKey }),
      transformResponse: ({ state }: ShareStateWire) => state,
    }),
  }),
});
