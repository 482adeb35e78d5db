import type { Plugin } from 'vite';

/**
 * Functions of React DOM that the app never reaches, with what they return instead: the app renders on the client only,
 * renders no element of the document's head, and uses neither view transitions, lists of Suspense boundaries,
 * custom elements, refs of fragments, nor form actions. Without them, React DOM is 12 KB smaller.
 */
const unusedFunctions = {
  // Hydration of HTML that a server has rendered.
  popHydrationState: '!1',
  popToNextHostParent: '',
  canHydrateInstance: 'null',
  prepareToHydrateHostInstance: '',
  clearHydrationBoundary: '',
  hideOrUnhideDehydratedBoundary: '',
  updateDehydratedSuspenseComponent: 'null',
  commitSuspenseHydrationCallbacks: '',
  commitActivityHydrationCallbacks: '',
  attemptExplicitHydrationTarget: '',
  queueIfContinuousEvent: '!1',
  retryIfBlockedOn: '',
  // Elements of the document's head, and the document's own elements.
  isHostHoistableType: '!1',
  isSingletonScope: '!1',
  getResource: 'null',
  acquireResource: 'null',
  suspendResource: '',
  insertStylesheetIntoRoot: '',
  getHydratableHoistableCache: '',
  resolveSingletonInstance: 'null',
  releaseSingletonInstance: '',
  commitHostSingletonAcquisition: '',
  preload: '',
  preloadModule: '',
  preinitStyle: '',
  preinitScript: '',
  preinitModuleScript: '',
  // View transitions.
  startViewTransition: 'null',
  trackEnterViewTransitions: '',
  commitEnterViewTransitions: '',
  commitExitViewTransitions: '',
  commitNestedViewTransitions: '',
  commitDeletedPairViewTransitions: '',
  commitAppearingPairViewTransitions: '',
  commitAfterMutationEffectsOnFiber: '',
  measureNestedViewTransitions: '',
  restoreEnterOrExitViewTransitions: '',
  restoreNestedViewTransitions: '',
  restoreViewTransitionName: '',
  restoreViewTransitionOnHostInstances: '',
  applyViewTransitionToHostInstances: '!1',
  createViewTransitionInstance: 'null',
  scheduleViewTransitionEvent: '',
  // Refs of fragments.
  commitNewChildToFragmentInstances: '',
  commitNewChildToFragmentInstance: '',
  commitFragmentInstanceInsertionEffects: '',
  commitFragmentInstanceDeletionEffects: '',
  deleteChildFromFragmentInstance: '',
  // Forms with actions.
  mountActionState: '',
  updateActionState: '',
  rerenderActionState: '',
  startHostTransition: '',
  // The stack of components of an error, which the app's error boundaries do not show.
  getStackByFiberInDevAndProd: "''",
  // Other components and elements.
  updateSuspenseListComponent: 'null',
  updateActivityComponent: 'null',
  isCustomElement: '!1',
  setPropOnCustomElement: '',
} as const;

/** What a ref of a fragment can do. */
const fragmentMethods = /^FragmentInstance\.prototype\.\w+ = function[\s\S]*?^};$/gm;

/** The declaration of the variable that says whether React hydrates; it is followed by all its uses. */
const hydratingDeclaration = '\n  isHydrating = !1,';

/**
 * Returns React DOM without the parts that the app does not use.
 * @param code of `react-dom-client.production.js`
 * @throws {Error} when a part is not found, so that another version of React is looked at before it is used
 */
export function withoutUnusedParts(code: string): string {
  let result = withoutHydration(code);
  for (const [name, value] of Object.entries(unusedFunctions)) {
    const start = new RegExp(`^function ${name}\\([^)]*\\) \\{`, 'm');
    if (!start.test(result)) throw new Error(`React DOM has no function ${name}.`);
    result = result.replace(start, (declaration) => `${declaration}return ${value};`);
  }
  return result.replace(fragmentMethods, '');
}

/** Replaces `isHydrating` by its only value, so that the minifier removes what depends on it. */
function withoutHydration(code: string): string {
  const [before, after, ...others] = code.split(hydratingDeclaration);
  if (after === undefined || others.length > 0)
    throw new Error('React DOM does not declare isHydrating once.');
  const uses = after.replace(/\bisHydrating = (![01])/g, '$1').replace(/\bisHydrating\b(?!\$)/g, '!1');
  const start = 'exports.hydrateRoot = function';
  if (!uses.includes(start)) throw new Error('React DOM does not export hydrateRoot.');
  return before + uses.replace(start, 'var unusedHydrateRoot = function');
}

/** Functions that load elements of the document's head, of `react-dom.production.js`. */
const preloadFunctions =
  /^exports\.(preconnect|prefetchDNS|preinit|preinitModule|preload|preloadModule) = function \([^)]*\) \{/gm;

/** Removes the parts of React DOM that the app does not use from the build. */
export function unusedReactParts(): Plugin {
  return {
    name: 'aura:unused-react-parts',
    apply: 'build',
    transform: {
      filter: { id: /react-dom\/cjs\/react-dom(-client)?\.production\.js/ },
      handler: (code, id) =>
        id.includes('-client') ? withoutUnusedParts(code) : code.replace(preloadFunctions, '$&return;'),
    },
  };
}
