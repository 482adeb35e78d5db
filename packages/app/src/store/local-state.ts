import { type NotificationSettings, notificationSettingsDefaults } from '@aura/domain/notifications';
import { withFavoriteStore } from '@aura/domain/rules/favorite-stores';
import type { FollowChanges } from '@aura/domain/rules/follows';
import { withId } from '@aura/domain/rules/posts';
import type { LocalWishlistEntry } from '@aura/domain/rules/wishlist';
import { defaultFeedFilters } from '@aura/domain/vocabularies/feed-filters';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/**
 * The state of a user that is persisted in the browser (docs/product.md section 3, local data). Its keys are
 * those of the stored record.
 */
export interface LocalState {
  /** May contain values that only another version of the app supports. */
  readonly feedFilters: readonly string[];
  readonly deletedPostIds: readonly string[];
  /** Copied from the profile and shown until the profile has loaded. */
  readonly likedPostIds: readonly string[];
  /** The stores that the feed can be filtered by; empty without shopping data. */
  readonly shopping: { readonly favoriteStores: readonly string[] };
  /** Follows and unfollows made in this browser that the server may not have yet, by username. */
  readonly followed: FollowChanges;
  /** Wishlist changes made in this browser that the server may not have yet, by item id. */
  readonly wishes: Readonly<Record<string, LocalWishlistEntry>>;
  /** The last searches, the latest first: words, tags with `#` and usernames with `@`. */
  readonly recentSearches: readonly string[];
  /** Stored in the browser because the profile does not contain them. */
  readonly notifications: NotificationSettings;
}

export const initialLocalState: LocalState = {
  feedFilters: defaultFeedFilters,
  deletedPostIds: [],
  likedPostIds: [],
  shopping: { favoriteStores: [] },
  followed: {},
  wishes: {},
  recentSearches: [],
  notifications: notificationSettingsDefaults,
};

interface Change {
  /** A username, or the name of a store. */
  readonly key: string;
  readonly on: boolean;
}

interface WishlistChange extends LocalWishlistEntry {
  readonly itemId: string;
}

const localState = createSlice({
  name: 'localState',
  initialState: initialLocalState as LocalState,
  reducers: {
    localStateLoaded: (_state, { payload }: PayloadAction<LocalState>) => payload,
    feedFiltersApplied: (state, { payload }: PayloadAction<readonly string[]>) => {
      state.feedFilters = [...payload];
    },
    postDeleted: (state, { payload }: PayloadAction<string>) => {
      state.deletedPostIds = [...withId(state.deletedPostIds, payload, true)];
    },
    likedPostsReceived: (state, { payload }: PayloadAction<readonly string[]>) => {
      state.likedPostIds = [...payload];
    },
    followChanged: ({ followed }, { payload }: PayloadAction<Change>) => {
      followed[payload.key] = payload.on;
    },
    /** Removes a change that the server has stored or will never accept. */
    followChangeSynced: ({ followed }, { payload }: PayloadAction<string>) => {
      delete followed[payload];
    },
    favoriteStoreChanged: ({ shopping }, { payload }: PayloadAction<Change>) => {
      shopping.favoriteStores = withFavoriteStore(shopping.favoriteStores, payload.key, payload.on);
    },
    recentSearchesChanged: (state, { payload }: PayloadAction<readonly string[]>) => {
      state.recentSearches = [...payload];
    },
    notificationsSaved: (state, { payload }: PayloadAction<NotificationSettings>) => {
      state.notifications = { ...payload };
    },
    wishlistChanged: ({ wishes }, { payload: { itemId, ...wish } }: PayloadAction<WishlistChange>) => {
      wishes[itemId] = wish;
    },
    /** Removes a change that the server has stored or will never accept. */
    wishlistChangeSynced: ({ wishes }, { payload }: PayloadAction<string>) => {
      delete wishes[payload];
    },
  },
  selectors: { selectLocalState: (state) => state },
});

export const {
  localStateLoaded,
  feedFiltersApplied,
  postDeleted,
  likedPostsReceived,
  followChanged,
  followChangeSynced,
  favoriteStoreChanged,
  recentSearchesChanged,
  notificationsSaved,
  wishlistChanged,
  wishlistChangeSynced,
} = localState.actions;
export const { selectLocalState } = localState.selectors;
export const localStateReducer = localState.reducer;
