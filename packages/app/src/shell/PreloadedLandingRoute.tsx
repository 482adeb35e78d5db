import { loadChunk } from '@aura/ui/foundations/load-chunk';
import { type ComponentType, useState } from 'react';
import { lazyRoute } from './lazy-route.ts';

const load = () => import('./LandingRoute.tsx');
let LandingRoute: ComponentType = lazyRoute(load);

/**
 * Loads the landing page's code, so that its first render replaces the static page of `landing.html` without a
 * blank frame. The optional parts of the shell are loaded too: inserted during the reveal, they would cause a layout.
 */
export async function preloadLandingRoute(): Promise<void> {
  const optional = Promise.allSettled([import('./ConnectionNotice.tsx'), import('./OverlayHistory.tsx')]);
  LandingRoute = (await loadChunk(load)).default;
  await optional;
}

/** The landing page; its code is loaded when it first renders, unless it has been preloaded. */
export function PreloadedLandingRoute() {
  const [Route] = useState(() => LandingRoute);
  return <Route />;
}
