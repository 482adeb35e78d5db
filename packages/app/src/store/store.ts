import type { ApiEnvironment } from '@aura/api-client/base-query';
import { combineReducers, configureStore, type Middleware } from '@reduxjs/toolkit';
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

/**
 * Creates the store. Middleware can be added later: RTK's `createDynamicMiddleware` also supports that,
 * but adds 0.3 KB to the first page.
 * @param environment address of the API, and the source of the tokens for its calls
 */
export function createStore(environment: ApiEnvironment) {
  let addMiddleware = (..._added: Middleware[]) => {};
  const lateMiddleware: Middleware = (api) => (next) => {
    let handle = next;
    addMiddleware = (...added) => {
      handle = added.reduceRight((following, middleware) => middleware(api)(following), handle);
    };
    return (action) => handle(action);
  };
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: environment }, serializableCheck: false }).concat(lateMiddleware),
  });
  return { ...store, addMiddleware };
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<AppState>();
export const useAppStore = useStore.withTypes<AppStore>();
