import { api } from '@aura/api-client/api';
import type { ApiEnvironment } from '@aura/api-client/base-query';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { useDispatch, useSelector } from 'react-redux';
import { browserDataReducer } from './browser-data.ts';
import { navigationReducer } from './navigation.ts';
import { sessionReducer } from './session.ts';
import { viewingReducer } from './viewing.ts';

const reducer = combineReducers({
  [api.reducerPath]: api.reducer,
  session: sessionReducer,
  navigation: navigationReducer,
  browserData: browserDataReducer,
  viewing: viewingReducer,
});

export type AppState = ReturnType<typeof reducer>;

/**
 * @param environment where the API is and whose token its calls carry
 */
export function createStore(environment: ApiEnvironment) {
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: environment }, serializableCheck: false }).concat(api.middleware),
  });
  setupListeners(store.dispatch);
  return store;
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<AppState>();
