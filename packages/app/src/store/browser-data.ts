import { defaultFeedFilters, type FeedFilter, feedFilterValues } from '@aura/domain/limits';
import { withId } from '@aura/domain/rules/posts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as z from 'zod/mini';

/** What one person keeps in one browser (docs/product.md section 3, local data). */
export const browserDataSchema = z.object({
  feedFilters: z.array(z.enum(feedFilterValues)),
  deletedPostIds: z.array(z.string()),
  /** Follow marks made here, by username; they stand over the profile's own list. */
  followed: z.record(z.string(), z.boolean()),
  /** Wishes made here, by item id; they stand over the server's list. */
  wished: z.record(z.string(), z.boolean()),
});

export type BrowserData = z.infer<typeof browserDataSchema>;

export const emptyBrowserData: BrowserData = {
  feedFilters: [...defaultFeedFilters],
  deletedPostIds: [],
  followed: {},
  wished: {},
};

interface Mark {
  readonly key: string;
  readonly on: boolean;
}

const browserData = createSlice({
  name: 'browserData',
  initialState: emptyBrowserData,
  reducers: {
    browserDataLoaded: (_state, { payload }: PayloadAction<BrowserData>) => payload,
    feedFiltersApplied: (state, { payload }: PayloadAction<readonly FeedFilter[]>) => {
      state.feedFilters = [...payload];
    },
    postDeleted: (state, { payload }: PayloadAction<string>) => {
      state.deletedPostIds = [...withId(state.deletedPostIds, payload, true)];
    },
    followMarked: ({ followed }, { payload }: PayloadAction<Mark>) => {
      followed[payload.key] = payload.on;
    },
    wishMarked: ({ wished }, { payload }: PayloadAction<Mark>) => {
      wished[payload.key] = payload.on;
    },
  },
  selectors: { selectBrowserData: (state) => state },
});

export const { browserDataLoaded, feedFiltersApplied, postDeleted, followMarked, wishMarked } =
  browserData.actions;
export const { selectBrowserData } = browserData.selectors;
export const browserDataReducer = browserData.reducer;
