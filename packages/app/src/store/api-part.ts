import { api } from '@aura/api-client/api';
import { combineReducers, type Middleware, type Reducer } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { keepBrowserData } from './keep-browser-data.ts';
import { type AppStore, ownReducers } from './store.ts';
import { visitEnded } from './viewing.ts';

// The app's own types leave the API's state out: its endpoints bring their own selectors.
const reducer: Reducer = combineReducers({ ...ownReducers, [api.reducerPath]: api.reducer });
const calls: Middleware = api.middleware;

/** What was fetched for one person is not there for the next. */
const forgetAtVisitEnd: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (visitEnded.match(action)) dispatch(api.util.resetApiState());
    return result;
  };

/** Gives the store what calls of the API need, and what the browser keeps for the person. Once for each store. */
export function addApiPart(store: AppStore): void {
  store.replaceReducer(reducer);
  store.addMiddleware(calls, forgetAtVisitEnd);
  setupListeners(store.dispatch);
  keepBrowserData(store);
  // The first paint does without it, and so does a browser that refuses storage.
  void import('./keep-navigation.ts')
    .then(({ keepNavigation }) => keepNavigation(store))
    .catch(() => undefined);
}
