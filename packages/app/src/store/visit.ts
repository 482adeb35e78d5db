import type { PostView } from '@aura/ui/gestures/tap-zones';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { feedFiltersApplied } from './local-state.ts';

/** The upload menu of the navigation. A menu that was opened by a key starts at its first item. */
export type UploadMenuState = 'open' | 'open-by-key' | 'closed';

/** The state of the upload menu after a `click` event that opens it; without a pointer, its `detail` is 0. */
export const openedBy = ({ detail }: { readonly detail: number }): UploadMenuState =>
  detail === 0 ? 'open-by-key' : 'open';

interface Visit {
  /** Position in the feed, restored when the user returns to it. */
  readonly feed: {
    readonly postId: string | null;
    /** Index of the post in the list, used when the post no longer exists. */
    readonly index: number;
    /** View of that post; another post starts with its image. */
    readonly view: PostView;
  };
  /** Comments that were typed and not sent, by post id, and changed texts that were not saved, by comment id. */
  readonly commentDrafts: Readonly<Record<string, string>>;
  /** The comments that typed comments reply to, by post id. */
  readonly replyTargetIds: Readonly<Record<string, string | null>>;
  readonly uploadMenu: UploadMenuState;
}

const initialState: Visit = {
  feed: { postId: null, index: 0, view: 'image' },
  commentDrafts: {},
  replyTargetIds: {},
  uploadMenu: 'closed',
};

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
    commentDraftChanged: (state, { payload }: PayloadAction<{ id: string; text: string }>) => ({
      ...state,
      commentDrafts: { ...state.commentDrafts, [payload.id]: payload.text },
    }),
    replyTargetChanged: (
      state,
      { payload }: PayloadAction<{ postId: string; commentId: string | null }>,
    ) => ({
      ...state,
      replyTargetIds: { ...state.replyTargetIds, [payload.postId]: payload.commentId },
    }),
    uploadMenuChanged: (state, { payload }: PayloadAction<UploadMenuState>) => ({
      ...state,
      uploadMenu: payload,
    }),
    visitEnded: () => initialState,
  },
  extraReducers: (builder) => {
    // The current post stays if the filters include it; otherwise the feed starts at the first post.
    builder.addCase(feedFiltersApplied, (state) => ({ ...state, feed: { ...state.feed, index: 0 } }));
  },
  selectors: {
    selectFeedPosition: (state) => state.feed,
    selectCommentDraft: (state, id: string) => state.commentDrafts[id] ?? '',
    selectReplyTargetId: (state, postId: string) => state.replyTargetIds[postId] ?? null,
    selectUploadMenu: (state) => state.uploadMenu,
  },
});

export const {
  feedMovedTo,
  feedStarted,
  feedViewChanged,
  commentDraftChanged,
  replyTargetChanged,
  uploadMenuChanged,
  visitEnded,
} = visit.actions;
export const { selectFeedPosition, selectCommentDraft, selectReplyTargetId, selectUploadMenu } =
  visit.selectors;
export const visitReducer = visit.reducer;
