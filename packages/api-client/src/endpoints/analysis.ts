import type { DetectedItem } from '@aura/domain/entities';
import { api } from '../api.ts';
import { callOf, rootOf } from '../base-query.ts';
import { analysisCalls } from '../contract/analysis.ts';
import type { ResponseOf } from '../contract/call.ts';
import { toDetectedItem } from '../contract/item-mappers.ts';

/** Detection of garments in a photo (docs/product.md section 7). */
export const analysisApi = api.injectEndpoints({
  endpoints: (build) => ({
    evaluateImage: build.mutation<readonly DetectedItem[], Blob>({
      query: (file) => callOf(analysisCalls.evaluateImage, { file }),
      transformResponse: (wire: ResponseOf<typeof analysisCalls.evaluateImage>, meta) =>
        wire.items.map((item) => toDetectedItem(item, rootOf(meta))),
    }),
  }),
});
