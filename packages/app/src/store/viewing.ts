import type { PostView } from '@aura/domain/rules/tapZones';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { feedFiltersApplied } from './browser-data.ts';

interface Viewing {
  /** Where the feed stands, so that coming back finds it there. */
  readonly feed: {
    readonly postId: string | null;
    /** The post's place in the list, from 0: where to stand when the post goes. */
    readonly index: number;
    /** Of that post: another one that takes its place shows its image. */
    readonly view: PostView;
  };
  /** Comments that were typed and not sent, by post. */
  readonly drafts: Readonly<Record<string, string>>;
}

const initialState: Viewing = { feed: { postId: null, index: 0, view: 'image' }, drafts: {} };

/** What somebody is looking at and typing during this visit. */
const viewing = createSlice({
  name: 'viewing',
  initialState,
  reducers: {
    /** A change of post resets the view to the image. */
    feedMovedTo: (state, { payload }: PayloadAction<{ postId: string; index: number }>) => ({
      ...state,
      feed: { ...payload, view: 'image' as const },
    }),
    /** To the first post, whichever it is. */
    feedStarted: (state) => ({ ...state, feed: initialState.feed }),
    feedViewChanged: (state, { payload }: PayloadAction<Viewing['feed']>) => ({ ...state, feed: payload }),
    draftChanged: (state, { payload }: PayloadAction<{ postId: string; text: string }>) => ({
      ...state,
      drafts: { ...state.drafts, [payload.postId]: payload.text },
    }),
    visitEnded: () => initialState,
  },
  extraReducers: (builder) => {
    // The shown post stays if the filters let it through; else they begin at their first.
    builder.addCase(feedFiltersApplied, (state) => ({ ...state, feed: { ...state.feed, index: 0 } }));
  },
  selectors: {
    selectFeedPlace: (state) => state.feed,
    selectDraft: (state, postId: string) => state.drafts[postId] ?? '',
  },
});

export const { feedMovedTo, feedStarted, feedViewChanged, draftChanged, visitEnded } = viewing.actions;
export const { selectFeedPlace, selectDraft } = viewing.selectors;
export const viewingReducer = viewing.reducer;
