import { type NotificationSettings, notificationSettingsDefaults } from '@aura/domain/notifications';
import type { FollowChanges } from '@aura/domain/rules/followed-usernames';
import { withId } from '@aura/domain/rules/posts';
import type { LocalWishlistEntry } from '@aura/domain/rules/wishlist';
import type { CommentRefusal } from '@aura/domain/vocabularies/comment-refusals';
import { defaultFeedFilters } from '@aura/domain/vocabularies/feed-filters';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A comment that was written without a connection. */
export interface WaitingComment {
  readonly postId: string;
  /** Null starts a thread. */
  readonly parentId: string | null;
  readonly text: string;
  /** Why the server does not accept it; null while it waits to be sent. */
  readonly refusal: CommentRefusal | null;
}

/** A like or unlike of a comment. */
export interface CommentLike {
  readonly postId: string;
  readonly liked: boolean;
}

/** Changes made in this browser that the server may not have yet. */
export interface LocalChanges {
  /** Follows and unfollows, by username. */
  readonly followed: FollowChanges;
  /** Wishlist changes, by item id. */
  readonly wishes: Readonly<Record<string, LocalWishlistEntry>>;
  /** Likes and unlikes of posts that were made without a connection, by post id. */
  readonly likeChanges: Readonly<Record<string, boolean>>;
  /** Likes and unlikes of comments that were made without a connection, by comment id. */
  readonly commentLikes: Readonly<Record<string, CommentLike>>;
  /** Comments that were written without a connection, by the idempotency key with which they are sent. */
  readonly waitingComments: Readonly<Record<string, WaitingComment>>;
}

/**
 * The state of a user that is persisted in the browser (docs/product.md section 3). Its keys are
 * those of the stored record.
 */
export interface LocalState extends LocalChanges {
  /** May contain values that only another version of the app supports. */
  readonly feedFilters: readonly string[];
  readonly deletedPostIds: readonly string[];
  /** The stores that the feed can be filtered by; empty without shopping data. */
  readonly shopping: { readonly favoriteStores: readonly string[] };
  /** The last searches, the latest first: words, tags with `#` and usernames with `@`. */
  readonly recentSearches: readonly string[];
  /** Stored in the browser because the profile does not contain them. */
  readonly notifications: NotificationSettings;
}

export const initialLocalState: LocalState = {
  feedFilters: defaultFeedFilters,
  deletedPostIds: [],
  shopping: { favoriteStores: [] },
  followed: {},
  wishes: {},
  likeChanges: {},
  commentLikes: {},
  waitingComments: {},
  recentSearches: [],
  notifications: notificationSettingsDefaults,
};

/** A change of one kind; `key` is that of its record. */
type LocalChange = {
  [Kind in keyof LocalChanges]: {
    readonly kind: Kind;
    readonly key: string;
    readonly value: LocalChanges[Kind][string];
  };
}[keyof LocalChanges];

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
    changeMade: (state, { payload: { kind, key, value } }: PayloadAction<LocalChange>) => {
      const changes: Record<string, unknown> = state[kind];
      changes[key] = value;
    },
    /** Removes a change that the server has stored or will never accept, or that the user has taken back. */
    changeEnded: (state, { payload: { kind, key } }: PayloadAction<Omit<LocalChange, 'value'>>) => {
      delete state[kind][key];
    },
    favoriteStoresChanged: (state, { payload }: PayloadAction<readonly string[]>) => {
      state.shopping.favoriteStores = [...payload];
    },
    recentSearchesChanged: (state, { payload }: PayloadAction<readonly string[]>) => {
      state.recentSearches = [...payload];
    },
    notificationsSaved: (state, { payload }: PayloadAction<NotificationSettings>) => {
      state.notifications = { ...payload };
    },
  },
  selectors: { selectLocalState: (state) => state },
});

export const {
  localStateLoaded,
  feedFiltersApplied,
  postDeleted,
  changeMade,
  changeEnded,
  favoriteStoresChanged,
  recentSearchesChanged,
  notificationsSaved,
} = localState.actions;
export const { selectLocalState } = localState.selectors;
export const localStateReducer = localState.reducer;
