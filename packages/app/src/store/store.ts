import type { ApiEnvironment } from '@aura/api-client/base-query';
import { combineReducers, configureStore, createDynamicMiddleware } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { browserDataReducer } from './browser-data.ts';
import { navigationReducer } from './navigation.ts';
import { sessionReducer } from './session.ts';
import { viewingReducer } from './viewing.ts';

/** What every visitor's store holds; `api-part.ts` adds what only people who sign in need. */
export const ownReducers = {
  session: sessionReducer,
  navigation: navigationReducer,
  browserData: browserDataReducer,
  viewing: viewingReducer,
};

const reducer = combineReducers(ownReducers);

export type AppState = ReturnType<typeof reducer>;

/**
 * @param environment where the API is and whose token its calls carry
 */
export function createStore(environment: ApiEnvironment) {
  const added = createDynamicMiddleware<AppState>();
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: environment }, serializableCheck: false }).concat(added.middleware),
  });
  return { ...store, addMiddleware: added.addMiddleware };
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<AppState>();
export const useAppStore = useStore.withTypes<AppStore>();
