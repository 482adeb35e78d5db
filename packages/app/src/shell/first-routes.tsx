import { loadChunk } from '@aura/ui/foundations/load-chunk';
import { type ComponentType, useState } from 'react';
import { lazyRoute } from './lazy-route.ts';

/**
 * Returns a page whose code is loaded when it first renders, unless it has been preloaded: then it renders at once, so that
 * the first render replaces the static page of the HTML without a blank frame.
 */
function firstRoute(load: () => Promise<{ default: ComponentType }>) {
  let Loaded: ComponentType = lazyRoute(load);
  const preload = async () => {
    Loaded = (await loadChunk(load)).default;
  };
  function FirstRoute() {
    const [Route] = useState(() => Loaded);
    return <Route />;
  }
  return Object.assign(FirstRoute, { preload });
}

export const LandingRoute = firstRoute(() => import('./LandingRoute.tsx'));
export const HomeRoute = firstRoute(() => import('./HomeRoute.tsx'));
export const WardrobeRoute = firstRoute(() => import('../features/wardrobe/WardrobeRoute.tsx'));
export const ProfileRoute = firstRoute(() => import('../features/profile/ProfileRoute.tsx'));
