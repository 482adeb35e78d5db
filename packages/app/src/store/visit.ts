import type { PostView } from '@aura/ui/gestures/tap-zones';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { feedFiltersApplied } from './local-state.ts';

interface Visit {
  /** Position in the feed, restored when the user returns to it. */
  readonly feed: {
    readonly postId: string | null;
    /** Index of the post in the list, used when the post no longer exists. */
    readonly index: number;
    /** View of that post; another post starts with its image. */
    readonly view: PostView;
  };
  /** Comments that were typed and not sent, by post id. */
  readonly commentDrafts: Readonly<Record<string, string>>;
}

const initialState: Visit = { feed: { postId: null, index: 0, view: 'image' }, commentDrafts: {} };

/** State of one visit that is not persisted. */
const visit = createSlice({
  name: 'visit',
  initialState,
  reducers: {
    /** Moves to a post and resets the view to the image. */
    feedMovedTo: (state, { payload }: PayloadAction<{ postId: string; index: number }>) => ({
      ...state,
      feed: { ...payload, view: 'image' as const },
    }),
    /** Moves to the first post. */
    feedStarted: (state) => ({ ...state, feed: initialState.feed }),
    feedViewChanged: (state, { payload }: PayloadAction<Visit['feed']>) => ({ ...state, feed: payload }),
    commentDraftChanged: (state, { payload }: PayloadAction<{ postId: string; text: string }>) => ({
      ...state,
      commentDrafts: { ...state.commentDrafts, [payload.postId]: payload.text },
    }),
    visitEnded: () => initialState,
  },
  extraReducers: (builder) => {
    // The current post stays if the filters include it; otherwise the feed starts at the first post.
    builder.addCase(feedFiltersApplied, (state) => ({ ...state, feed: { ...state.feed, index: 0 } }));
  },
  selectors: {
    selectFeedPosition: (state) => state.feed,
    selectCommentDraft: (state, postId: string) => state.commentDrafts[postId] ?? '',
  },
});

export const { feedMovedTo, feedStarted, feedViewChanged, commentDraftChanged, visitEnded } = visit.actions;
export const { selectFeedPosition, selectCommentDraft } = visit.selectors;
export const visitReducer = visit.reducer;
