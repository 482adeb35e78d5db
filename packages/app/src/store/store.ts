import type { ApiEnvironment } from '@aura/api-client/base-query';
import { combineReducers, configureStore, createDynamicMiddleware } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { localStateReducer } from './local-state.ts';
import { navigationReducer } from './navigation.ts';
import { sessionReducer } from './session.ts';
import { visitReducer } from './visit.ts';

/** The slices that every page needs; `add-api.ts` adds those of the API at sign-in. */
export const appReducers = {
  session: sessionReducer,
  navigation: navigationReducer,
  localState: localStateReducer,
  visit: visitReducer,
};

const reducer = combineReducers(appReducers);

export type AppState = ReturnType<typeof reducer>;

/** @param environment address of the API, and the source of the tokens for its calls */
export function createStore(environment: ApiEnvironment) {
  const dynamic = createDynamicMiddleware<AppState>();
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: environment }, serializableCheck: false }).concat(
        dynamic.middleware,
      ),
  });
  return { ...store, addMiddleware: dynamic.addMiddleware };
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<AppState>();
export const useAppStore = useStore.withTypes<AppStore>();
