import { pushPath } from '@aura/domain/rules/navigation';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The last paths of the visit, oldest first (docs/product.md section 3, local data). */
const navigation = createSlice({
  name: 'navigation',
  initialState: { paths: [] as readonly string[] },
  reducers: {
    pathVisited: (state, { payload }: PayloadAction<string>) => ({ paths: pushPath(state.paths, payload) }),
    wentBack: (state) => ({ paths: state.paths.slice(0, -1) }),
  },
  selectors: { selectCanGoBack: (state) => state.paths.length > 1 },
});

export const { pathVisited, wentBack } = navigation.actions;
export const { selectCanGoBack } = navigation.selectors;
export const navigationReducer = navigation.reducer;
