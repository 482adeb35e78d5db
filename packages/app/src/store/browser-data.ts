import type { NotificationSettings } from '@aura/domain/entities';
import { defaultFeedFilters, type FeedFilter, notificationSettingsDefaults } from '@aura/domain/limits';
import { withId } from '@aura/domain/rules/posts';
import { withFavoriteStore } from '@aura/domain/rules/storePosts';
import type { LocalWish } from '@aura/domain/rules/wishlist';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BrowserData } from './browser-data-schema.ts';

export const emptyBrowserData: BrowserData = {
  feedFilters: [...defaultFeedFilters],
  deletedPostIds: [],
  likedPostIds: [],
  shopping: { favoriteStores: [] },
  followed: {},
  wishes: {},
  notifications: notificationSettingsDefaults,
};

interface Mark {
  readonly key: string;
  readonly on: boolean;
}

interface WishMark extends LocalWish {
  readonly itemId: string;
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
    likesLearned: (state, { payload }: PayloadAction<readonly string[]>) => {
      state.likedPostIds = [...payload];
    },
    followMarked: ({ followed }, { payload }: PayloadAction<Mark>) => {
      followed[payload.key] = payload.on;
    },
    /** A store is a favourite, or no more; `key` is its name. */
    storeMarked: ({ shopping }, { payload }: PayloadAction<Mark>) => {
      shopping.favoriteStores = withFavoriteStore(shopping.favoriteStores, payload.key, payload.on);
    },
    notificationsSaved: (state, { payload }: PayloadAction<NotificationSettings>) => {
      state.notifications = { ...payload };
    },
    wishMarked: ({ wishes }, { payload: { itemId, ...wish } }: PayloadAction<WishMark>) => {
      wishes[itemId] = wish;
    },
    /** The server's list says the same, or never will. */
    wishSettled: ({ wishes }, { payload }: PayloadAction<string>) => {
      delete wishes[payload];
    },
  },
  selectors: { selectBrowserData: (state) => state },
});

export const {
  browserDataLoaded,
  feedFiltersApplied,
  postDeleted,
  likesLearned,
  followMarked,
  storeMarked,
  notificationsSaved,
  wishMarked,
  wishSettled,
} = browserData.actions;
export const { selectBrowserData } = browserData.selectors;
export const browserDataReducer = browserData.reducer;
