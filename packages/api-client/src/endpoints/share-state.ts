import { api } from '../api.ts';
import { callOf } from '../base-query.ts';
import type { ResponseOf } from '../contract/call.ts';
import { sharingCalls } from '../contract/sharing.ts';

type ShareStateWire = ResponseOf<typeof sharingCalls.getShareState>;

/** Whether a request to share a post has arrived, for a page that was closed before the response. */
export const shareStateApi = api.injectEndpoints({
  endpoints: (build) => ({
    getShareState: build.query<ShareStateWire['state'], string>({
      query: (idempotencyKey) => callOf(sharingCalls.getShareState, { idempotencyKey }),
      transformResponse: ({ state }: ShareStateWire) => state,
    }),
  }),
});
