import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { canGoBack, popPath, previousPath, pushPath, replacePath } from './navigation-history.ts';
import { visitEnded } from './visit.ts';

/** The navigation history of the visit (docs/product.md section 3). */
const navigation = createSlice({
  name: 'navigation',
  initialState: { paths: [] as readonly string[] },
  reducers: {
    pathVisited: (state, { payload }: PayloadAction<string>) => ({ paths: pushPath(state.paths, payload) }),
    pathReplaced: (state, { payload }: PayloadAction<string>) => ({
      paths: replacePath(state.paths, payload),
    }),
    /** Inserts the paths from before a reload in front of the current ones. */
    pathsRestored: (state, { payload }: PayloadAction<readonly string[]>) => ({
      paths: state.paths.reduce(pushPath, payload),
    }),
    /** Handles steps back. A path that is not the previous one is added. */
    pathReturnedTo: (state, { payload }: PayloadAction<string>) => ({
      paths: previousPath(state.paths) === payload ? popPath(state.paths) : pushPath(state.paths, payload),
    }),
  },
  // The next user starts at the current page and cannot go back to pages of the previous user.
  extraReducers: (builder) => builder.addCase(visitEnded, ({ paths }) => ({ paths: paths.slice(-1) })),
  selectors: { selectCanGoBack: (state) => canGoBack(state.paths), selectPaths: (state) => state.paths },
});

export const { pathVisited, pathReplaced, pathReturnedTo, pathsRestored } = navigation.actions;
export const { selectCanGoBack, selectPaths } = navigation.selectors;
export const navigationReducer = navigation.reducer;
