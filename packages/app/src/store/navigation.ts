import {
  canGoBack,
  popPath,
  previousPath,
  pushPath,
  replacePath,
} from '@aura/domain/rules/navigationHistory';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { visitEnded } from './viewing.ts';

/** The last paths of the visit, oldest first (docs/product.md section 3, local data). */
const navigation = createSlice({
  name: 'navigation',
  initialState: { paths: [] as readonly string[] },
  reducers: {
    pathVisited: (state, { payload }: PayloadAction<string>) => ({ paths: pushPath(state.paths, payload) }),
    pathReplaced: (state, { payload }: PayloadAction<string>) => ({
      paths: replacePath(state.paths, payload),
    }),
    /** A reload, or another address in the same tab, goes on where the visit was. */
    pathsRestored: (state, { payload }: PayloadAction<readonly string[]>) => ({
      paths: state.paths.reduce(pushPath, payload),
    }),
    /** The browser's own back, forward or first page. */
    pathReturnedTo: (state, { payload }: PayloadAction<string>) => ({
      paths: previousPath(state.paths) === payload ? popPath(state.paths) : pushPath(state.paths, payload),
    }),
  },
  // The next person starts where the page stands, and goes back to nothing that was another's.
  extraReducers: (builder) => builder.addCase(visitEnded, ({ paths }) => ({ paths: paths.slice(-1) })),
  selectors: { selectCanGoBack: (state) => canGoBack(state.paths), selectPaths: (state) => state.paths },
});

export const { pathVisited, pathReplaced, pathReturnedTo, pathsRestored } = navigation.actions;
export const { selectCanGoBack, selectPaths } = navigation.selectors;
export const navigationReducer = navigation.reducer;
