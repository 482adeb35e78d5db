import type { PostView } from '@aura/ui/gestures/tap-zones';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { feedFiltersApplied } from './local-state.ts';

/** The upload menu of the navigation. A menu that was opened by a key starts at its first item. */
export type UploadMenuState = 'open' | 'open-by-key' | 'closed';

/** The state of the upload menu after a `click` event that opens it; without a pointer, its `detail` is 0. */
export const openedBy = ({ detail }: { readonly detail: number }): UploadMenuState =>
  detail === 0 ? 'open-by-key' : 'open';

/** The comment that a typed comment replies to. */
export interface ReplyTarget {
  readonly id: string;
  /** The thread, which a reply joins also when the comment is deleted meanwhile. */
  readonly threadId: string;
}

/** What was typed in comment fields and not sent. */
export interface CommentDrafts {
  /** Comments that were typed and not sent, by post id, and changed texts that were not saved, by comment id. */
  readonly commentDrafts: Readonly<Record<string, string>>;
  /** What typed comments reply to, by post id. */
  readonly replyTargets: Readonly<Record<string, ReplyTarget | null>>;
}

interface Visit extends CommentDrafts {
  /** Position in the feed, restored when the user returns to it. */
  readonly feed: {
    readonly postId: string | null;
    /** Index of the post in the list, used when the post no longer exists. */
    readonly index: number;
    /** View of that post; another post starts with its image. */
    readonly view: PostView;
  };
  readonly uploadMenu: UploadMenuState;
  /** What the user has put away for this visit. */
  readonly putAway: {
    /** Posts in the notice about unshared ones, with their states. */
    readonly posts: readonly string[];
    /** The question what shared photos become. */
    readonly sharedPhotos: boolean;
    /** The notice of the account's suspension: the last refused write by then, `''` without one; null when it is shown. */
    readonly suspension: string | null;
  };
}

const initialState: Visit = {
  feed: { postId: null, index: 0, view: 'image' },
  commentDrafts: {},
  replyTargets: {},
  uploadMenu: 'closed',
  putAway: { posts: [], sharedPhotos: false, suspension: null },
};

/** State of one visit, of which only the comment drafts are persisted (`persist-comment-drafts.ts`). */
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
    /** What the user has typed since comes before what is stored. */
    commentDraftsRestored: (state, { payload }: PayloadAction<CommentDrafts>) => ({
      ...state,
      commentDrafts: { ...payload.commentDrafts, ...state.commentDrafts },
      replyTargets: { ...payload.replyTargets, ...state.replyTargets },
    }),
    replyTargetChanged: (
      state,
      { payload }: PayloadAction<{ postId: string; target: ReplyTarget | null }>,
    ) => ({
      ...state,
      replyTargets: { ...state.replyTargets, [payload.postId]: payload.target },
    }),
    uploadMenuChanged: (state, { payload }: PayloadAction<UploadMenuState>) => ({
      ...state,
      uploadMenu: payload,
    }),
    putAwayChanged: (state, { payload }: PayloadAction<Partial<Visit['putAway']>>) => ({
      ...state,
      putAway: { ...state.putAway, ...payload },
    }),
    visitEnded: () => initialState,
  },
  extraReducers: (builder) => {
    // The current post stays if the filters include it; otherwise the feed starts at the first post.
    builder.addCase(feedFiltersApplied, (state) => ({ ...state, feed: { ...state.feed, index: 0 } }));
  },
  selectors: {
    selectFeedPosition: (state) => state.feed,
    selectCommentDrafts: (state): CommentDrafts => state,
    selectCommentDraft: (state, id: string) => state.commentDrafts[id] ?? '',
    selectReplyTarget: (state, postId: string) => state.replyTargets[postId] ?? null,
    selectUploadMenu: (state) => state.uploadMenu,
    selectPutAway: (state) => state.putAway,
  },
});

export const {
  feedMovedTo,
  feedStarted,
  feedViewChanged,
  commentDraftChanged,
  commentDraftsRestored,
  replyTargetChanged,
  uploadMenuChanged,
  putAwayChanged,
  visitEnded,
} = visit.actions;
export const {
  selectFeedPosition,
  selectCommentDrafts,
  selectCommentDraft,
  selectReplyTarget,
  selectUploadMenu,
  selectPutAway,
} = visit.selectors;
export const visitReducer = visit.reducer;
