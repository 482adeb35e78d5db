import { type ComponentType, useState } from 'react';
import { loadChunk } from '../platform/load-chunk.ts';
import { lazyRoute } from './lazy-route.ts';

const load = () => import('./LandingRoute.tsx');
let LandingRoute: ComponentType = lazyRoute(load);

/**
 * Loads the landing page's code, so that its first render replaces the static page of `landing.html` without a
 * blank frame.
 */
export async function preloadLandingRoute(): Promise<void> {
  LandingRoute = (await loadChunk(load)).default;
}

/** The landing page; its code is loaded when it first renders, unless it has been preloaded. */
export function PreloadedLandingRoute() {
  const [Route] = useState(() => LandingRoute);
  return <Route />;
}
