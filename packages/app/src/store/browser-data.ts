import { defaultFeedFilters, type FeedFilter } from '@aura/domain/limits';
import { withId } from '@aura/domain/rules/posts';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BrowserData } from './browser-data-schema.ts';

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
