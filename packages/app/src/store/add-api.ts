import { api } from '@aura/api-client/api';
import { followStatesReducers, followsReset } from '@aura/api-client/cache/follow-states';
import { combineReducers, type Middleware, type Reducer } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { whenIdle } from '../platform/when-idle.ts';
import { persistLocalState } from './persist-local-state.ts';
import { identityChanged, selectIdentity } from './session.ts';
import { type AppStore, appReducers } from './store.ts';
import { visitEnded } from './visit.ts';

// `AppState` does not include the API's state: the API's endpoints have their own selectors.
const reducer: Reducer = combineReducers({
  ...appReducers,
  ...followStatesReducers,
  [api.reducerPath]: api.reducer,
});
const apiMiddleware: Middleware = api.middleware;

/** Removes cached responses, so that the next user does not see those of the previous one. */
const resetApiAtVisitEnd: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (visitEnded.match(action)) {
      dispatch(api.util.resetApiState());
      dispatch(followsReset(performance.now()));
    }
    return result;
  };

/** Refetches at sign-in what was read without a token: it contains nothing that only this user may see. */
const refetchAtSignIn: Middleware =
  ({ dispatch, getState }) =>
  (next) =>
  (action) => {
    const wasSignedOut = selectIdentity(getState()) === null;
    const result = next(action);
    if (wasSignedOut && identityChanged.match(action) && action.payload !== null)
      dispatch(api.util.invalidateTags(['Post', 'Item']));
    return result;
  };

/**
 * Adds the API client to the store and persists the user's local state. Must be called only once per store.
 */
export function addApi(store: AppStore): void {
  store.replaceReducer(reducer);
  store.addMiddleware(apiMiddleware, resetApiAtVisitEnd, refetchAtSignIn);
  setupListeners(store.dispatch);
  persistLocalState(store);
  // Loaded later, since the first paint does not need it.
  void import('./persist-navigation.ts')
    .then(({ persistNavigation }) => persistNavigation(store))
    .catch(() => undefined);
  whenIdle(() => {
    void import('./tab-changes.ts')
      .then(({ shareTabChanges }) => shareTabChanges(store))
      .catch(() => undefined);
  });
}
